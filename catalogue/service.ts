import type { Package } from './package.ts';

export interface Question {
  question: string;
  answer: string;
}

export interface ProcessStep {
  title: string;
  text: string;
}

/** What a service page says. Figures in these texts are references such as `{logo-design.basic.price}`. */
export interface ServiceText {
  /** One line under the heading. */
  promise: string;
  /** What it is, in two or three paragraphs. */
  about: readonly string[];
  /** Who it is for: three to five short lines. */
  audience: readonly string[];
  deliverables: readonly string[];
  process: readonly ProcessStep[];
  technologies: readonly string[];
  questions: readonly Question[];
  related: readonly ServiceSlug[];
  searchTitle: string;
  searchDescription: string;
}

export interface Service {
  slug: ServiceSlug;
  name: string;
  /** For menus and tight places. */
  shortName: string;
  /** Empty on overview pages, which list the services of their category. */
  packages: readonly Package[];
  text: ServiceText;
}

export const serviceSlugs = [
  'website-design',
  'website-development',
  'wordpress-development',
  'reactjs-web-development',
  'nextjs-web-development',
  'strapi-cms-website-development',
  'front-end-web-development',
  'website-maintenance-and-support',
  'web-development-consulting',
  'web-application-development',
  'mern-stack-development',
  'back-end-web-development',
  'ai-chatbot-development',
  'digital-marketing',
  'search-engine-optimization',
  'social-media-marketing',
  'google-ads',
  'generative-engine-optimization',
  'digital-marketing-consultancy',
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
  'content-writing',
  'website-copywriting',
  'blog-writing',
  'article-writing',
  'graphic-design',
  'logo-design',
  'posts-and-banners-design',
  'infographic-design',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
