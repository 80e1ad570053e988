import { colour, type Theme } from '#brand/colour.ts';
import type { Exhibit, Hue } from '#content/exhibit.ts';

export type Look = Pick<Exhibit, 'hue' | 'ground' | 'face'>;

interface Tones {
  lit: string;
  base: string;
  shade: string;
}

/** Colours of businesses that share none with the agency; white text is legible on the two darker tones. */
const others: Partial<Record<Hue, Tones>> = {
  plum: { lit: '#d9a3cf', base: '#7a2f6b', shade: '#4a1942' },
  forest: { lit: '#a9cf8d', base: '#2f6b3a', shade: '#1b4226' },
  cobalt: { lit: '#8fb2ff', base: '#2549c9', shade: '#152c80' },
  rose: { lit: '#ffb0a8', base: '#b8325a', shade: '#741c3a' },
  clay: { lit: '#eab48c', base: '#95502b', shade: '#5c2d15' },
  graphite: { lit: '#c9ccd6', base: '#3d4356', shade: '#20242f' },
};

/** A mix of two '#rrggbb' colours, with this share of the first. */
export function mixed(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [one, other] = [first, second].map((it) => Number.parseInt(it.slice(start, start + 2), 16));
    return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function tonesOf(hue: Hue): Tones {
  const own = others[hue];
  if (own) return own;
  const ink = colour('on-crease');
  switch (hue) {
    case 'vermilion':
      return { lit: colour('vermilion-lit'), base: colour('vermilion'), shade: colour('vermilion-shade') };
    case 'teal':
      return { lit: colour('teal-lit'), base: colour('teal-base'), shade: colour('teal-shade') };
    case 'crease': {
      const base = mixed(colour('crease-shade'), colour('vermilion-shade'), 0.3);
      return { lit: colour('crease'), base, shade: mixed(base, ink, 0.6) };
    }
    default: {
      const lit = colour('sky-deep');
      return { lit, base: mixed(lit, ink, 0.55), shade: mixed(lit, ink, 0.25) };
    }
  }
}

/** A cover's background in each theme: a pale tone is a deep one in the dark. */
export function groundOf({ hue, ground }: Look, theme: Theme = 'light'): string {
  const ink = colour('on-crease');
  const { lit, base, shade } = tonesOf(hue);
  if (theme === 'light') {
    if (ground === 'ink') return ink;
    return ground === 'deep' ? base : mixed(lit, colour('on-fold'), 0.52);
  }
  if (ground === 'ink') return mixed(colour('sky-deep'), ink, 0.34);
  return mixed(ground === 'deep' ? shade : base, colour('sheet', 'dark'), ground === 'deep' ? 0.85 : 0.62);
}
