import display from '../../.cache/fonts/bricolage-grotesque.woff2?url';
import text from '../../.cache/fonts/instrument-sans.woff2?url';
import mono from '../../.cache/fonts/martian-mono.woff2?url';

/** Asked for before the stylesheet is read, so that the first paint already has them. */
export const preloadedFonts = [display, text, mono];
