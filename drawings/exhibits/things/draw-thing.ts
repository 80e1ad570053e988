import type { Thing } from '#content/exhibit.ts';
import type { Shape } from '../../shapes.ts';
import { advert, calendar, infographic, post } from './campaigns.ts';
import { article, bag, before, certificate, icons, listing, report, sign } from './printed.ts';
import { app, chat, phoneScreen } from './screens.ts';
import { site } from './site.ts';

const drawers: { [Kind in Thing['kind']]: (thing: Extract<Thing, { kind: Kind }>) => Shape[] } = {
  site,
  phone: phoneScreen,
  app,
  chat,
  bag: (thing) => bag(thing as never),
  sign: (thing) => sign(thing as never),
  icons: (thing) => icons(thing as never),
  advert,
  report,
  article,
  calendar,
  post,
  infographic,
  listing,
  certificate,
  before,
};

/** An object in a frame of its own size (`sizes.ts`). */
export function drawThing(thing: Thing): Shape[] {
  const draw = drawers[thing.kind] as (thing: Thing) => Shape[];
  return draw(thing);
}
