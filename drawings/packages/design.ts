import { writing } from '../frames.ts';
import { mark, markNames } from '../marks.ts';
import {
  type Area,
  area,
  bar,
  dot,
  joined,
  line,
  moved,
  type Paint,
  round,
  type Shape,
  times,
  words,
} from '../shapes.ts';
import { sceneSize } from './scene-size.ts';

const tile = { width: 26, height: 34, gap: 7 };
const homeScale = 1.25;

/** The pages of a site: the home page, and the others below it, as large as possible. */
export function siteMap(count: number): Shape[] {
  const others = Math.max(1, count - 1);
  // Rows of equal length, so that no page is alone in the last one.
  const rows = Math.ceil(others / (others <= 8 ? 6 : 12));
  const columns = Math.ceil(others / rows);
  const top = 20 + tile.height * homeScale;
  const scale = Math.min(
    1.4,
    (sceneSize.height - top - 6) / (rows * (tile.height + tile.gap)),
    (sceneSize.width - 24) / (columns * (tile.width + tile.gap)),
  );
  const start = (sceneSize.width - columns * (tile.width + tile.gap) * scale + tile.gap * scale) / 2;
  const middle = sceneSize.width / 2;
  const side = start + (tile.width * scale) / 2;
  return [
    line(`M${middle} ${top - 12}V${top - 6}M${round(side)} ${top - 6}H${round(sceneSize.width - side)}`, 'thread', 1.5),
    moved(middle - (tile.width * homeScale) / 2, 8, joined(page(0)), homeScale),
    moved(
      start,
      top,
      joined(
        times(count - 1, (index) =>
          page(
            index + 1,
            (index % columns) * (tile.width + tile.gap),
            Math.floor(index / columns) * (tile.height + tile.gap),
          ),
        ).flat(),
      ),
      scale,
    ),
  ];
}

/** A wireframe; pages of a site have different layouts. */
function page(index: number, x = 0, y = 0): Area[] {
  const { width, height } = tile;
  const part = (left: number, top: number, across: number, tall: number, paint: Paint) =>
    bar(x + left, y + top, across, tall, paint);
  const text = (left: number, top: number, across: number, count: number) =>
    writing(x + left, y + top, across, count, 4);
  const body = [
    [part(3, 8, 20, 9, 'lit'), ...text(3, 20, 20, 3)],
    [part(3, 8, 9, 14, 'base'), ...text(14, 9, 9, 4), ...text(3, 26, 20, 1)],
    [...text(3, 9, 20, 2), ...[3, 10.2, 17.5].map((left) => part(left, 18, 5.5, 12, 'lit'))],
    [part(3, 8, 20, 5, 'yellow'), ...text(3, 16, 20, 4)],
  ];
  return [part(0, 0, width, height, 'white'), part(0, 0, width, 5, 'ink'), ...(body[index % body.length] ?? [])];
}

export function banners(count: number): Shape[] {
  const width = Math.min(118, (sceneSize.width - 40 - (count - 1) * 12) / count);
  const start = (sceneSize.width - count * width - (count - 1) * 12) / 2;
  return times(count, (index) => {
    const x = start + index * (width + 12);
    const height = index % 2 === 0 ? Math.min(width * 1.1, 122) : 74;
    const y = (sceneSize.height - height) / 2;
    return [
      bar(x, y, width, height, index % 2 === 0 ? 'base' : 'yellow'),
      area(`M${x} ${y}h${width}L${x} ${y + height * 0.8}z`, index % 2 === 0 ? 'lit' : 'white'),
      mark(markNames[(index * 3) % markNames.length] ?? 'sun', x + width - 38, y + height - 36, 28, ['white', 'ink']),
      bar(x + 10, y + 14, width * 0.56, 8, 'ink'),
      bar(x + 10, y + 27, width * 0.4, 8, 'ink'),
    ];
  }).flat();
}

/** One bar per stat, drawn from a common root. */
export function stats(count: number): Shape[] {
  const step = (sceneSize.width - 64) / count;
  const values = [0.5, 0.8, 0.35, 0.65, 0.9, 0.45, 0.7, 0.55, 0.85, 0.6];
  return [
    bar(16, 12, sceneSize.width - 32, sceneSize.height - 24, 'white'),
    bar(30, 24, 96, 7, 'ink'),
    ...times(count, (index) => {
      const height = (values[index % values.length] ?? 0.5) * 68;
      return [
        bar(
          32 + index * step,
          120 - height,
          step * 0.62,
          height,
          (['base', 'lit', 'yellow'] as const)[index % 3] ?? 'base',
        ),
        dot(32 + index * step + step * 0.31, 128, Math.min(3, step * 0.2), 'mid'),
      ];
    }).flat(),
    line(`M30 121H${sceneSize.width - 30}`, 'ink', 1.5),
    words(sceneSize.width - 30, 31, `${count}`, { size: 11, font: 'mono', anchor: 'end', paint: 'mid' }),
  ];
}
