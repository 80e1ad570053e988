import { priceLists } from '../price-lists.ts';
import { type Service, type ServiceSlug, type ServiceText, serviceSlugs } from '../service.ts';
import { serviceNames } from '../service-names.ts';
import { text as aiChatbotDevelopment } from './ai-chatbot-development.ts';
import { text as articleWriting } from './article-writing.ts';
import { text as backEndWebDevelopment } from './back-end-web-development.ts';
import { text as blogWriting } from './blog-writing.ts';
import { text as bloggerOutreach } from './blogger-outreach.ts';
import { text as competitorWebsiteAnalysis } from './competitor-website-analysis.ts';
import { text as contentWriting } from './content-writing.ts';
import { text as digitalMarketing } from './digital-marketing.ts';
import { text as digitalMarketingConsultancy } from './digital-marketing-consultancy.ts';
import { text as frontEndWebDevelopment } from './front-end-web-development.ts';
import { text as generativeEngineOptimization } from './generative-engine-optimization.ts';
import { text as googleAds } from './google-ads.ts';
import { text as graphicDesign } from './graphic-design.ts';
import { text as infographicDesign } from './infographic-design.ts';
import { text as keywordResearch } from './keyword-research.ts';
import { text as localCitationBuilding } from './local-citation-building.ts';
import { text as logoDesign } from './logo-design.ts';
import { text as mernStackDevelopment } from './mern-stack-development.ts';
import { text as metaTitleAndMetaDescriptionWriting } from './meta-title-and-meta-description-writing.ts';
import { text as nextjsWebDevelopment } from './nextjs-web-development.ts';
import { text as nicheEdits } from './niche-edits.ts';
import { text as offPageSeo } from './off-page-seo.ts';
import { text as onPageSeo } from './on-page-seo.ts';
import { text as oneTimeSeo } from './one-time-seo.ts';
import { text as postsAndBannersDesign } from './posts-and-banners-design.ts';
import { text as reactjsWebDevelopment } from './reactjs-web-development.ts';
import { text as searchEngineOptimization } from './search-engine-optimization.ts';
import { text as seoConsultingServices } from './seo-consulting-services.ts';
import { text as socialMediaMarketing } from './social-media-marketing.ts';
import { text as strapiCmsWebsiteDevelopment } from './strapi-cms-website-development.ts';
import { text as webApplicationDevelopment } from './web-application-development.ts';
import { text as webDevelopmentConsulting } from './web-development-consulting.ts';
import { text as websiteCopywriting } from './website-copywriting.ts';
import { text as websiteDesign } from './website-design.ts';
import { text as websiteDevelopment } from './website-development.ts';
import { text as websiteMaintenanceAndSupport } from './website-maintenance-and-support.ts';
import { text as wordpressDevelopment } from './wordpress-development.ts';

/** What each service page says. */
export const serviceTexts: Record<ServiceSlug, ServiceText> = {
  'website-design': websiteDesign,
  'website-development': websiteDevelopment,
  'wordpress-development': wordpressDevelopment,
  'reactjs-web-development': reactjsWebDevelopment,
  'nextjs-web-development': nextjsWebDevelopment,
  'strapi-cms-website-development': strapiCmsWebsiteDevelopment,
  'front-end-web-development': frontEndWebDevelopment,
  'website-maintenance-and-support': websiteMaintenanceAndSupport,
  'web-development-consulting': webDevelopmentConsulting,
  'web-application-development': webApplicationDevelopment,
  'mern-stack-development': mernStackDevelopment,
  'back-end-web-development': backEndWebDevelopment,
  'ai-chatbot-development': aiChatbotDevelopment,
  'digital-marketing': digitalMarketing,
  'search-engine-optimization': searchEngineOptimization,
  'social-media-marketing': socialMediaMarketing,
  'google-ads': googleAds,
  'generative-engine-optimization': generativeEngineOptimization,
  'digital-marketing-consultancy': digitalMarketingConsultancy,
  'on-page-seo': onPageSeo,
  'off-page-seo': offPageSeo,
  'one-time-seo': oneTimeSeo,
  'blogger-outreach': bloggerOutreach,
  'niche-edits': nicheEdits,
  'local-citation-building': localCitationBuilding,
  'keyword-research': keywordResearch,
  'competitor-website-analysis': competitorWebsiteAnalysis,
  'meta-title-and-meta-description-writing': metaTitleAndMetaDescriptionWriting,
  'seo-consulting-services': seoConsultingServices,
  'content-writing': contentWriting,
  'website-copywriting': websiteCopywriting,
  'blog-writing': blogWriting,
  'article-writing': articleWriting,
  'graphic-design': graphicDesign,
  'logo-design': logoDesign,
  'posts-and-banners-design': postsAndBannersDesign,
  'infographic-design': infographicDesign,
};

function assemble(slug: ServiceSlug): Service {
  return { slug, ...serviceNames[slug], packages: priceLists[slug], text: serviceTexts[slug] };
}

/** All service pages, in the order of the slugs. Heavy: meant for the server and the build, not for the browser. */
export const services: readonly Service[] = serviceSlugs.map(assemble);

export function serviceBySlug(slug: ServiceSlug): Service {
  return assemble(slug);
}
