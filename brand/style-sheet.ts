import { brand, type Font } from './brand.ts';
import { firstCharacters, furtherCharacters, unicodeRange } from './characters.ts';
import { motif } from './motif.ts';

function fontFace(file: string, { family, weights }: Font, characters: string, display: string): string {
  return `@font-face {
  font-family: '${family}';
  src: url('./${file}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: ${display};
  unicode-range: ${unicodeRange(characters)};
}`;
}

/**
 * `optional` with a preload: text never shifts when a font arrives late. Only a rare letter may, because the fallback
 * would look out of place.
 */
function fontFaces(role: string, font: Font): string[] {
  return [
    fontFace(role, font, firstCharacters, 'optional'),
    fontFace(`${role}-further`, font, furtherCharacters, 'swap'),
  ];
}

/** The brand as custom properties and typefaces, for the site's styles. */
export function brandStyleSheet({ colours, fonts, corner } = brand, drawn = motif): string {
  const tones = Object.entries(colours).map(([name, value]) =>
    typeof value === 'string' ? `  --${name}: ${value};` : `  --${name}: light-dark(${value.join(', ')});`,
  );
  const faces = Object.entries(fonts);
  return [
    ...faces.flatMap(([role, font]) => fontFaces(role, font)),
    ':root {',
    ...tones,
    ...faces.map(([role, { family, fallback }]) => `  --font-${role}: '${family}', ${fallback};`),
    `  --corner: ${corner};`,
    ...(drawn === 'none' ? [] : [`  --motif-turn: ${drawn.turn}deg;`]),
    '}',
    '',
  ].join('\n');
}
