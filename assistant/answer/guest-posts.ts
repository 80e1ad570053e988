import { guestPosts } from '#catalogue/policies.ts';
import { formatQuantity } from '#catalogue/quantities.ts';
import { orderApp } from '#company/addresses.ts';
import type { Part } from './catalogue.ts';

/** Guest posts: no page of their own, prices by site. */
export function guestPostPart(): Part {
  const { anchors, targetUrls } = guestPosts;
  return {
    text: `Yes, we offer **guest posts**: {guest-posts.prices}, depending on the site, delivered in {guest-posts.days}. You get an article of {guest-posts.words} with ${anchors} anchor link and ${targetUrls} target URL; the content has to be relevant to the site. Order on the guest posts and link insertions page of our ordering app: ${orderApp.services}`,
    worked: [
      { value: `${anchors} anchor`, row: 'guest-posts', field: 'anchors' },
      { value: `${targetUrls} target URL`, row: 'guest-posts', field: 'targetUrls' },
      { value: formatQuantity('words', guestPosts.words), row: 'guest-posts', field: 'words' },
    ],
    tables: [],
  };
}
