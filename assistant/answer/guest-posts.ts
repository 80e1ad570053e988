import { guestPosts } from '#catalogue/policies.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import { orderApp } from '#company/addresses.ts';
import { takesForTrue } from '../understand/money.ts';
import type { Reading } from '../understand/understand.ts';
import type { Part } from './catalogue.ts';

/** 'Delivered in 10 days, correct?' must not hear a yes. */
function opening({ text, money, facets }: Reading): string {
  const days = Array.from(text.matchAll(/ (\d+) days?(?= )/g), ([, said]) => Number(said));
  const wrong =
    days.some((said) => said !== guestPosts.delivery.to) ||
    money.some(({ dollars }) => !guestPosts.sites.some(({ price }) => price === dollars));
  if (wrong && takesForTrue(text)) return 'Not quite. We offer';
  return facets.has('offered') ? 'Yes, we offer' : 'We offer';
}

/** Guest posts: no page of their own, prices by site. */
export function guestPostPart(reading: Reading): Part {
  const { anchors, targetUrls } = guestPosts;
  return {
    text: `${opening(reading)} **guest posts**: {guest-posts.prices}, depending on the site, delivered in {guest-posts.days}. You get an article of {guest-posts.words} with ${anchors} anchor link and ${targetUrls} target URL; the content has to be relevant to the site. Order on the guest posts and link insertions page of our ordering app: ${orderApp.services}`,
    worked: [
      { value: `${anchors} anchor`, row: 'guest-posts', field: 'anchors' },
      { value: `${targetUrls} target URL`, row: 'guest-posts', field: 'targetUrls' },
      { value: formatQuantity('words', guestPosts.words), row: 'guest-posts', field: 'words' },
    ],
    tables: [],
  };
}
