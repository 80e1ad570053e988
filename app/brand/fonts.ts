import display from '../../.cache/brand/display.woff2?url';
import mono from '../../.cache/brand/mono.woff2?url';
import text from '../../.cache/brand/text.woff2?url';

/** Requested before the stylesheet is parsed, so that the first paint already has them. */
export const preloadedFonts = [display, text, mono];
