import { offeredServices } from './offered-services.ts';
import type { ServiceSlug } from './service.ts';

/** What visitors call each service. Plain data: the browser gets it worked out. */
export const alsoCalled: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredServices.map(({ facts }) => [facts.slug, facts.alsoCalled]),
);

/** Words for the thing itself, where no name says which kind of it is meant. */
export const thingsSold: Readonly<Record<ServiceSlug, readonly string[]>> = Object.fromEntries(
  offeredServices.flatMap(({ facts: { slug, things } }) => (things ? [[slug, things]] : [])),
);

/** Guest posts have no page of their own: they are ordered in the ordering app. */
export const guestPostsAlsoCalled: readonly string[] = [
  'guest post',
  'guest posts',
  'guest posting',
  'guest article',
  'guest articles',
  'guest blog',
  'guest blogging',
  'guest blog post',
  'link insertion',
  'link insertions',
  'sponsored post',
  'sponsored article',
  'sponsored posts',
  'article on someone elses blog',
  'post on another blog',
  'article on another site',
  'guest blog posts',
  'guestpost',
  'guestposts',
  'guest contribution',
  'publish my article',
  'article on other websites',
  'article on other sites',
  'guest post service',
  'guest post services',
  'guest content',
  'guest piece',
];
