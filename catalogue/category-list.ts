import { offered } from './offered.ts';
import type { ServiceSlug } from './service.ts';

export interface SubCategory {
  id: string;
  name: string;
  url: ServiceSlug;
}

export interface Category {
  id: string;
  attributes: {
    name: string;
    shortName: string;
    url: ServiceSlug;
    /** An SVG path on a 24 by 24 grid. */
    icon: string;
    sid: string;
    subCategories: readonly SubCategory[];
  };
}

/** Numbers of sub-categories start here, plus the number of their service. */
const firstId = 11;

/** The categories of the menu. Plain data; the browser gets it precomputed. */
export const categories: readonly Category[] = offered.map(({ id, sid, name, shortName, icon, page, services }) => ({
  id,
  attributes: {
    name,
    shortName,
    url: page.facts.slug,
    icon,
    sid,
    subCategories: services.map(({ facts }) => ({
      id: `${firstId + facts.number}`,
      name: facts.shortName,
      url: facts.slug,
    })),
  },
}));
