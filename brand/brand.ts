/**
 * The site's look: colours, typefaces, corners and the logo. Styles, share images, icons and the manifest are generated
 * from this file; `npm run content:check` reports every pair of colours with too little contrast.
 */
export const brand: Brand = {
  /** '#rrggbb' for both themes, or one for light and one for dark. */
  colours: {
    // Text and its backgrounds.
    ink: ['#12233d', '#e8f0f4'],
    paper: ['#f3f7f8', '#0e1a2b'],
    sheet: ['#ffffff', '#15263d'],
    sky: ['#cfe6f1', '#1c3a56'],
    slate: ['#4a5a70', '#a9b9ca'],
    // Buttons and links.
    accent: ['#c7361b', '#ff8465'],
    'accent-fill': ['#c7361b', '#c7361b'],
    'accent-fill-hover': ['#9c2711', '#a92c14'],
    'on-accent': ['#ffffff', '#ffffff'],
    teal: ['#0a6a62', '#7fd1c2'],
    line: ['#7c8ca0', '#6f8299'],
    hairline: ['#cbd6de', '#2b405b'],
    focus: ['#1f6e9c', '#8ccdf2'],
    // The dark band of the footer and calls to action, in both themes.
    night: ['#12233d', '#081120'],
    'on-night': ['#f3f7f8', '#e8f0f4'],
    'on-night-soft': ['#b9c8d6', '#a9b9ca'],
    'night-line': ['#3b506d', '#2b405b'],
    'night-accent': ['#ff8465', '#ff8465'],
    // Tones of folded paper, lit from the top left: three hues in three tones each, and a light one.
    'vermilion-lit': '#f0704f',
    vermilion: '#c7361b',
    'vermilion-shade': '#9c2711',
    'teal-lit': '#7fd1c2',
    'teal-base': ['#0a6a62', '#11827a'],
    'teal-shade': ['#074c46', '#0c6a63'],
    'sky-lit': ['#bcdceb', '#6a9ec6'],
    'sky-base': ['#93c3da', '#4a7ca6'],
    'sky-shade': ['#6aa8c5', '#386590'],
    'crease-lit': '#f9da7c',
    crease: '#f5c63c',
    'crease-shade': '#d9a714',
    'sky-deep': '#5d9cbb',
    // Text on the crease's tone, on vermilion and on teal.
    'on-crease': '#12233d',
    'on-fold': '#ffffff',
  },
  /**
   * Each comes from an npm package, `@fontsource-variable/…`, and is subset to what the site uses. `README.md` says how
   * to install another one and where to register its package.
   */
  fonts: {
    display: {
      package: 'bricolage-grotesque',
      family: 'Bricolage Grotesque',
      weights: { min: 500, max: 800 },
      fallback: "'Arial Narrow', 'Helvetica Neue', sans-serif",
    },
    text: {
      package: 'instrument-sans',
      family: 'Instrument Sans',
      weights: { min: 400, max: 700 },
      fallback: "'Helvetica Neue', Arial, sans-serif",
    },
    mono: {
      package: 'martian-mono',
      family: 'Martian Mono',
      weights: { min: 400, max: 600 },
      fallback: "ui-monospace, 'Cascadia Mono', Menlo, monospace",
    },
  },
  corner: '2px',
};

/** Shown next to the name in the header, and on a sheet of night as the icon: a kite base, folded once. */
export const logo: Logo = {
  width: 24,
  height: 34,
  shapes: [
    { colour: 'vermilion-lit', path: 'M12 0 2 10h10z' },
    { colour: 'vermilion', path: 'M12 0 22 10H12z' },
    { colour: 'vermilion', path: 'M2 10 12 34V10z' },
    { colour: 'vermilion-shade', path: 'M22 10 12 34V10z' },
  ],
};

export interface Brand {
  colours: Readonly<Record<string, string | readonly [light: string, dark: string]>>;
  fonts: Readonly<Record<'display' | 'text' | 'mono', Font>>;
  corner: string;
}

export interface Logo {
  /** The size of the drawing. */
  width: number;
  height: number;
  shapes: readonly { colour: string; path: string }[];
}

export interface Font {
  package: string;
  family: string;
  weights: { min: number; max: number };
  /** The fallback font until it has loaded. */
  fallback: string;
}
