import { expect, test } from 'vitest';
import { idRanges, isWritten, packageIds, questionIds, serviceIds, serviceNumberOf } from './id-ranges.ts';

/** As many services as there are ids for. */
const numbers = Array.from({ length: 137 }, (_, number) => number);

test.each(numbers)('what is made from service %i is known as its own', (number) => {
  const own = [
    questionIds(number),
    questionIds(number) + 9,
    serviceIds(number),
    packageIds(number, 4),
    packageIds(number, 5),
  ];
  expect(own.map(serviceNumberOf)).toEqual(own.map(() => number));
});

test('what is not made from a service has no number', () => {
  const others = [idRanges.written, idRanges.writtenLater, idRanges.places, idRanges.areas, idRanges.notices];
  for (const { from, to } of others) expect([from, to].map(serviceNumberOf)).toEqual([undefined, undefined]);
  expect(isWritten(idRanges.serviceQuestions.from)).toBe(false);
});
