import type { ServiceSlug } from './service.ts';
import { serviceNames } from './service-names.ts';

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
    sid: 'one' | 'two' | 'three' | 'four' | 'five' | 'six';
    subCategories: readonly SubCategory[];
  };
}

function subCategories(firstId: number, slugs: readonly ServiceSlug[]): SubCategory[] {
  return slugs.map((url, index) => ({ id: `${firstId + index}`, name: serviceNames[url].shortName, url }));
}

export const categories: readonly Category[] = [
  {
    id: '3',
    attributes: {
      name: 'Website Design and Development',
      shortName: 'Websites',
      url: 'website-development',
      icon: 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01M13 12l4 2-4 2',
      sid: 'one',
      subCategories: subCategories(11, [
        'website-design',
        'website-development',
        'wordpress-development',
        'reactjs-web-development',
        'nextjs-web-development',
        'strapi-cms-website-development',
        'front-end-web-development',
        'website-maintenance-and-support',
        'web-development-consulting',
      ]),
    },
  },
  {
    id: '4',
    attributes: {
      name: 'Web Application Development',
      shortName: 'Web Applications',
      url: 'web-application-development',
      icon: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
      sid: 'two',
      subCategories: subCategories(21, [
        'web-application-development',
        'mern-stack-development',
        'back-end-web-development',
        'ai-chatbot-development',
      ]),
    },
  },
  {
    id: '5',
    attributes: {
      name: 'Digital Marketing',
      shortName: 'Marketing',
      url: 'digital-marketing',
      icon: 'M3 11l15-6v14L3 13zM6 14v5h4l-1-4M21 10v4',
      sid: 'three',
      subCategories: subCategories(27, [
        'search-engine-optimization',
        'social-media-marketing',
        'google-ads',
        'generative-engine-optimization',
        'digital-marketing-consultancy',
      ]),
    },
  },
  {
    id: '6',
    attributes: {
      name: 'Search Engine Optimization',
      shortName: 'SEO',
      url: 'search-engine-optimization',
      icon: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21M8 12l2-3 1.5 2L13 8',
      sid: 'four',
      subCategories: subCategories(34, [
        'on-page-seo',
        'off-page-seo',
        'one-time-seo',
        'blogger-outreach',
        'niche-edits',
        'local-citation-building',
        'keyword-research',
        'competitor-website-analysis',
        'meta-title-and-meta-description-writing',
        'seo-consulting-services',
      ]),
    },
  },
  {
    id: '7',
    attributes: {
      name: 'Content Writing',
      shortName: 'Content',
      url: 'content-writing',
      icon: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4M4 20h16',
      sid: 'five',
      subCategories: subCategories(46, ['website-copywriting', 'blog-writing', 'article-writing']),
    },
  },
  {
    id: '8',
    attributes: {
      name: 'Graphic Design',
      shortName: 'Design',
      url: 'graphic-design',
      icon: 'M12 3l9 16H3zM12 3v16M7.5 11L12 19l4.5-8',
      sid: 'six',
      subCategories: subCategories(51, ['logo-design', 'posts-and-banners-design', 'infographic-design']),
    },
  },
];

/** The category a service is listed under; a category's own page belongs to that category. */
export function categoryOf(slug: ServiceSlug): Category {
  const listed = categories.find(({ attributes }) => attributes.subCategories.some(({ url }) => url === slug));
  const own = categories.find(({ attributes }) => attributes.url === slug);
  const category = listed ?? own;
  if (!category) throw new Error(`The service '${slug}' is in no category: add it in catalogue/categories.ts`);
  return category;
}
