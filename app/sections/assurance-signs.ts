import type { Sign } from '#content/pages/page-types.ts';

/** A sign as paths, for loaders: they are part of the page's data, not of its scripts. */
export interface SignPaths {
  lit: string;
  shade: string;
  cut?: string;
}

/** On a grid of 24 by 24: folded along the middle, the left half in the light. */
export const signs: Record<Sign, SignPaths> = {
  clock: {
    lit: 'M12 1a11 11 0 0 0 0 22z',
    shade: 'M12 1a11 11 0 0 1 0 22z',
    cut: 'M11 6h2v5.4l4 2.8-1.2 1.7-4.8-3.4z',
  },
  person: {
    lit: 'M12 1a5.5 5.5 0 0 0 0 11zM12 14c-6 0-10 3-10 9h10z',
    shade: 'M12 1a5.5 5.5 0 0 1 0 11zM12 14c6 0 10 3 10 9H12z',
  },
  code: { lit: 'M9 4 1 12l8 8v-5l-3-3 3-3z', shade: 'M15 4l8 8-8 8v-5l3-3-3-3z' },
  sheet: { lit: 'M3 1h9v22H3z', shade: 'M12 1h3l6 6v16h-9z', cut: 'M7 11h10v2H7zM7 16h7v2H7z' },
  lock: {
    lit: 'M12 1a6 6 0 0 0-6 6v3H3v13h9V10H9V7a3 3 0 0 1 3-3z',
    shade: 'M12 1a6 6 0 0 1 6 6v3h3v13h-9V10h3V7a3 3 0 0 0-3-3z',
    cut: 'M11 14h2v5h-2z',
  },
  calendar: { lit: 'M2 3h10v20H2z', shade: 'M12 3h10v20H12z', cut: 'M5 8h14v2H5zM5 13h4v4H5zM11 13h4v4h-4z' },
  shield: { lit: 'M12 1 3 4v9c0 5 4 8 9 10z', shade: 'M12 1l9 3v9c0 5-4 8-9 10z' },
};
