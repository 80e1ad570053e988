import { madeUpLists } from './fixture-lists.ts';
import type { offered as agencyOffered } from './offered.ts';
import type { RemovedService } from './redirect-types.ts';
import type { ServiceFile } from './service.ts';
import type { ServiceBySite } from './service-by-site.ts';

/** For tests: the services of a made-up shop, with as few words as a page can do with. */

type Slug = keyof typeof madeUpLists;

function service(
  slug: Slug,
  number: number,
  name: string,
  shortName: string,
  { piece, called = [] }: { piece?: string; called?: readonly string[] } = {},
): ServiceFile {
  const said = name.toLowerCase();
  return {
    facts: {
      slug,
      number,
      name,
      shortName,
      packages: madeUpLists[slug],
      words: { said, thing: `a ${said}`, terms: [said, said], ...(piece ? { piece } : {}) },
      alsoCalled: [said, `${said} work`, ...called],
    },
    text: {
      promise: `${name}, done well.`,
      about: [`All about ${said}.`],
      audience: [],
      deliverables: [],
      process: [],
      technologies: [],
      questions: [],
      related: [],
      searchTitle: name,
      searchDescription: `${name} of all kinds.`,
    },
  };
}

const kites = service('kites', 1, 'Kites', 'Kites');
const tales = service('sky-tales', 2, 'Sky Tales', 'Tales', { piece: 'tale', called: ['long story'] });

export const offered: typeof agencyOffered = [
  {
    id: '1',
    sid: 'one',
    name: 'Kites',
    shortName: 'Kites',
    icon: 'M12 3l9 16H3z',
    page: kites,
    services: [
      service('kite-building', 3, 'Kite Building', 'Kite building'),
      service('kite-painting', 4, 'Kite Painting', 'Painting'),
      service('kite-stickers', 5, 'Kite Stickers', 'Stickers'),
      service('kite-rescue', 6, 'Kite Rescue', 'Rescue'),
      service('box-kites', 7, 'Box Kites & More', 'Box kites'),
      service('kite-care', 8, 'Kite Care', 'Care'),
      service('kite-days', 9, 'Kite Days', 'Days'),
    ],
  },
  {
    id: '2',
    sid: 'two',
    name: 'Wind and Words',
    shortName: 'Words',
    icon: 'M4 20l1-5L16 4l4 4L9 19z',
    page: tales,
    services: [
      tales,
      service('kite-letters', 10, 'Kite Letters', 'Letters'),
      service('wind-ads', 11, 'Wind Ads', 'Ads', {
        called: ['google ads', 'social ads', 'search engine ads', 'wordpress ads', 'website ads', 'next express ad'],
      }),
    ],
  },
];

export const offeredWithoutPage: readonly { facts: ServiceBySite }[] = [];

export const noLongerOffered: readonly RemovedService[] = [
  { slug: 'kite-mending', to: '/service/kite-rescue', words: ['mended kite'] },
];
