import { expect, test } from 'vitest';
import { contrast } from '#brand/contrast.ts';
import { exhibits } from '#content/exhibits.ts';
import { tonesOf } from './palettes.ts';

test('white headings and labels are legible on the tones of every business', () => {
  for (const [slug, { hue }] of Object.entries(exhibits)) {
    const { base, shade } = tonesOf(hue);
    expect(contrast('#ffffff', base), slug).toBeGreaterThan(4.5);
    expect(contrast('#ffffff', shade), slug).toBeGreaterThan(4.5);
  }
});
