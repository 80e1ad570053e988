import { browser, browserBar, writing } from '../frames.ts';
import { bar, dot, line, moved, round, type Shape, times } from '../shapes.ts';
import { amount } from './amount.ts';

export interface Application {
  /** Its screens. */
  count: number;
  /** Whether it has a list of its users, and takes payments. */
  users: boolean;
  payment: boolean;
}

const window = { width: 196, height: 128 };
const side = 38;
const columns = [0.4, 0.62, 0.5, 0.78, 0.66, 0.92];

/** A dashboard, the form to sign in with, and what a larger application adds to them. */
export function application({ count, users, payment }: Application): Shape[] {
  return [
    moved(16, 11, [
      ...browser(window, ''),
      bar(0, browserBar, side, window.height - browserBar, 'base'),
      ...times(5, (index) => bar(8, browserBar + 12 + index * 13, 22, 4, index === 0 ? 'white' : 'lit')),
      ...times(3, (index) => [
        bar(side + 10 + index * 49, browserBar + 10, 43, 22, 'tint'),
        bar(side + 15 + index * 49, browserBar + 15, 18, 3, 'mid'),
        bar(side + 15 + index * 49, browserBar + 22, 26, 5, 'ink'),
      ]).flat(),
      moved(side + 10, browserBar + 42, users ? people() : chart()),
    ]),
    moved(200, 20, signIn()),
    ...(payment ? [moved(222, 84, card())] : []),
    ...amount(count, 'pages'),
  ];
}

function chart(): Shape[] {
  return [
    ...columns.map((height, index) =>
      bar(index * 24, round(54 - height * 54), 15, round(height * 54), index === columns.length - 1 ? 'yellow' : 'lit'),
    ),
    line('M0 55H141', 'ink', 1.5),
  ];
}

function people(): Shape[] {
  return times(4, (index) => [
    dot(5, 6 + index * 15, 4.5, index % 2 === 0 ? 'lit' : 'yellow'),
    bar(15, 4 + index * 15, [52, 40, 58, 46][index] ?? 50, 4, 'mid'),
    bar(112, 2 + index * 15, 28, 8, index === 1 ? 'yellow' : 'tint'),
  ]).flat();
}

function signIn(): Shape[] {
  return [
    bar(-2, -2, 92, 86, 'ink'),
    bar(0, 0, 88, 82, 'white'),
    dot(44, 15, 8, 'lit'),
    line('M10 30h68v11h-68z', 'mid', 1),
    ...writing(15, 34, 34, 1),
    line('M10 46h68v11h-68z', 'mid', 1),
    ...times(5, (index) => dot(17 + index * 6, 51.5, 1.5, 'ink')),
    bar(10, 63, 68, 12, 'base'),
    bar(30, 67.5, 28, 3, 'white'),
  ];
}

function card(): Shape[] {
  return [
    bar(-2, -2, 82, 46, 'ink'),
    bar(0, 0, 78, 42, 'yellow'),
    bar(0, 7, 78, 8, 'ink'),
    bar(8, 24, 12, 9, 'white'),
    bar(44, 29, 26, 4, 'ink'),
  ];
}
