import * as written from './lists/content-and-design.ts';
import * as marketing from './lists/marketing.ts';
import * as seo from './lists/seo.ts';
import * as web from './lists/web.ts';
import type { Package } from './package.ts';
import type { ServiceSlug } from './service.ts';

/** Which price list each service sells from; several services share one. Overview pages sell nothing themselves. */
export const priceLists: Record<ServiceSlug, readonly Package[]> = {
  'website-design': web.websiteDesign,
  'website-development': web.websiteDevelopment,
  'wordpress-development': web.wordpress,
  'reactjs-web-development': web.reactAndNext,
  'nextjs-web-development': web.reactAndNext,
  'strapi-cms-website-development': web.strapi,
  'front-end-web-development': web.frontEnd,
  'website-maintenance-and-support': web.maintenance,
  'web-development-consulting': web.webConsulting,
  'web-application-development': web.webApplication,
  'mern-stack-development': web.webApplication,
  'back-end-web-development': web.backEnd,
  'ai-chatbot-development': web.aiChatbot,
  'digital-marketing': [],
  'search-engine-optimization': marketing.seo,
  'social-media-marketing': marketing.socialMedia,
  'google-ads': marketing.googleAds,
  'generative-engine-optimization': marketing.generativeEngineOptimization,
  'digital-marketing-consultancy': marketing.marketingConsultancy,
  'on-page-seo': seo.onPage,
  'off-page-seo': seo.offPage,
  'one-time-seo': seo.oneTime,
  'blogger-outreach': seo.bloggerOutreach,
  'niche-edits': seo.nicheEdits,
  'local-citation-building': seo.localCitations,
  'keyword-research': seo.keywordResearch,
  'competitor-website-analysis': seo.competitorAnalysis,
  'meta-title-and-meta-description-writing': seo.metaWriting,
  'seo-consulting-services': seo.seoConsulting,
  'content-writing': written.writing,
  'website-copywriting': written.writing,
  'blog-writing': written.writing,
  'article-writing': written.writing,
  'graphic-design': [],
  'logo-design': written.logoDesign,
  'posts-and-banners-design': written.postsAndBanners,
  'infographic-design': written.infographics,
};
