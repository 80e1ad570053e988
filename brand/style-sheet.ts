import { brand, type Font } from './brand.ts';

function fontFace(role: string, { family, weights }: Font): string {
  // `optional` with a preload: text never jumps when a font arrives late.
  return `@font-face {
  font-family: '${family}';
  src: url('./${role}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
}`;
}

/** The brand as custom properties and typefaces, for the styles of the site. */
export function brandStyleSheet({ colours, fonts, corner } = brand): string {
  const tones = Object.entries(colours).map(([name, value]) =>
    typeof value === 'string' ? `  --${name}: ${value};` : `  --${name}: light-dark(${value.join(', ')});`,
  );
  const faces = Object.entries(fonts);
  return [
    ...faces.map(([role, font]) => fontFace(role, font)),
    ':root {',
    ...tones,
    ...faces.map(([role, { family, fallback }]) => `  --font-${role}: '${family}', ${fallback};`),
    `  --corner: ${corner};`,
    '}',
    '',
  ].join('\n');
}
