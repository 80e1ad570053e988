import type { ServiceSlug } from '#catalogue/service.ts';

/** How visitors speak of a service, for questions that sound like theirs. */
export interface ServiceWords {
  /** Inside a sentence: 'logo design'. */
  said: string;
  /** What they want in the end: 'a logo'. */
  thing: string;
  /** The thing takes 'do' and 'are'. */
  plural?: true;
  /** Two other names. */
  terms: readonly [string, string];
  /** What is counted in words, for services that sell words. */
  ware?: string;
  /** One of it, after its length: 'a 500-word blog post'. */
  piece?: string;
}

export const serviceWords: Record<ServiceSlug, ServiceWords> = {
  'website-design': { said: 'website design', thing: 'a website design', terms: ['web design', 'site layout'] },
  'website-development': {
    said: 'website development',
    thing: 'a complete website',
    terms: ['web development', 'website building'],
  },
  'wordpress-development': {
    said: 'WordPress development',
    thing: 'a WordPress website',
    terms: ['wordpress', 'wp site'],
  },
  'reactjs-web-development': {
    said: 'ReactJS development',
    thing: 'a React website',
    terms: ['reactjs', 'react js site'],
  },
  'nextjs-web-development': {
    said: 'Next.js development',
    thing: 'a Next.js website',
    terms: ['nextjs', 'next js site'],
  },
  'strapi-cms-website-development': {
    said: 'Strapi CMS development',
    thing: 'a Strapi website',
    terms: ['strapi', 'strapi headless cms'],
  },
  'front-end-web-development': {
    said: 'front-end development',
    thing: 'a front end',
    terms: ['frontend', 'front end coding'],
  },
  'website-maintenance-and-support': {
    said: 'website maintenance',
    thing: 'website maintenance',
    terms: ['site care', 'website support plan'],
  },
  'web-development-consulting': {
    said: 'web development consulting',
    thing: 'a web consultation',
    terms: ['website consultation', 'web consulting'],
  },
  'web-application-development': {
    said: 'web application development',
    thing: 'a web application',
    terms: ['web app', 'custom web application'],
  },
  'mern-stack-development': {
    said: 'MERN stack development',
    thing: 'a MERN application',
    terms: ['mern app', 'mern stack'],
  },
  'back-end-web-development': { said: 'back-end development', thing: 'a back end', terms: ['backend', 'backend api'] },
  'ai-chatbot-development': {
    said: 'AI chatbot development',
    thing: 'an AI chatbot',
    terms: ['chatbot', 'ai chat widget'],
  },
  'digital-marketing': {
    said: 'digital marketing',
    thing: 'digital marketing',
    terms: ['online marketing', 'internet marketing'],
  },
  'search-engine-optimization': { said: 'monthly SEO', thing: 'monthly SEO', terms: ['seo', 'seo service'] },
  'social-media-marketing': {
    said: 'social media marketing',
    thing: 'social media marketing',
    terms: ['smm', 'social media management'],
  },
  'google-ads': {
    said: 'Google Ads setup',
    thing: 'a Google Ads setup',
    terms: ['google ads', 'adwords'],
  },
  'generative-engine-optimization': {
    said: 'generative engine optimization',
    thing: 'AI SEO',
    terms: ['geo', 'ai search optimization'],
  },
  'digital-marketing-consultancy': {
    said: 'digital marketing consultancy',
    thing: 'marketing advice',
    terms: ['marketing strategy', 'marketing consultancy'],
  },
  'on-page-seo': { said: 'on-page SEO', thing: 'on-page SEO', terms: ['onpage seo', 'on page optimization'] },
  'off-page-seo': { said: 'off-page SEO', thing: 'off-page SEO', terms: ['offpage seo', 'off page link work'] },
  'one-time-seo': { said: 'one-time SEO', thing: 'one-time SEO', terms: ['one off seo', 'single seo job'] },
  'blogger-outreach': {
    said: 'blogger outreach',
    thing: 'a blogger outreach link',
    terms: ['outreach link', 'blog outreach'],
  },
  'niche-edits': { said: 'niche edits', thing: 'a niche edit', terms: ['niche edit link', 'nicheedits'] },
  'local-citation-building': {
    said: 'local citation building',
    thing: 'local citations',
    plural: true,
    terms: ['citation building', 'directory listings'],
  },
  'keyword-research': {
    said: 'keyword research',
    thing: 'keyword research',
    terms: ['keyword list', 'search term research'],
  },
  'competitor-website-analysis': {
    said: 'competitor website analysis',
    thing: 'a competitor analysis',
    terms: ['competitor research', 'competition check'],
  },
  'meta-title-and-meta-description-writing': {
    said: 'meta title and description writing',
    thing: 'meta titles and descriptions',
    plural: true,
    terms: ['meta tags', 'meta writing'],
  },
  'seo-consulting-services': {
    said: 'SEO consulting',
    thing: 'an SEO consultation',
    terms: ['seo consultancy', 'seo advice'],
  },
  'content-writing': {
    said: 'content writing',
    thing: 'written content',
    terms: ['content', 'text content'],
    ware: 'content',
    piece: 'text',
  },
  'website-copywriting': {
    said: 'website copywriting',
    thing: 'website copy',
    terms: ['copywriting', 'website texts'],
    ware: 'website copy',
    piece: 'website text',
  },
  'blog-writing': {
    said: 'blog writing',
    thing: 'a blog post',
    terms: ['blog', 'blog articles'],
    ware: 'blog text',
    piece: 'blog post',
  },
  'article-writing': {
    said: 'article writing',
    thing: 'an article',
    terms: ['article', 'long article'],
    ware: 'article text',
    piece: 'article',
  },
  'graphic-design': { said: 'graphic design', thing: 'graphic design', terms: ['graphics', 'graphic work'] },
  'logo-design': { said: 'logo design', thing: 'a logo', terms: ['logo', 'logo creation'] },
  'posts-and-banners-design': {
    said: 'posts and banners design',
    thing: 'a post or banner design',
    terms: ['banner', 'social post graphics'],
  },
  'infographic-design': { said: 'infographic design', thing: 'an infographic', terms: ['infographic', 'info graphic'] },
};
