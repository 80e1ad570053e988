import type { Thing } from '#content/exhibit.ts';
import type { Size } from '../../shapes.ts';

/** The size of an object relative to others. */
export const sizes: Record<Thing['kind'], Size> = {
  site: { width: 300, height: 216 },
  phone: { width: 112, height: 208 },
  app: { width: 290, height: 200 },
  bag: { width: 132, height: 190 },
  sign: { width: 170, height: 150 },
  icons: { width: 112, height: 150 },
  advert: { width: 190, height: 112 },
  report: { width: 176, height: 226 },
  article: { width: 168, height: 222 },
  calendar: { width: 250, height: 196 },
  post: { width: 126, height: 176 },
  chat: { width: 200, height: 220 },
  infographic: { width: 150, height: 230 },
  listing: { width: 216, height: 210 },
  certificate: { width: 220, height: 156 },
  before: { width: 132, height: 128 },
};
