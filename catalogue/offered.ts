import type { RemovedService } from './redirect-types.ts';
import type { ServiceFile } from './service.ts';
import type { ServiceBySite } from './service-by-site.ts';
import * as aiChatbotDevelopment from './services/ai-chatbot-development.ts';
import * as articleWriting from './services/article-writing.ts';
import * as backEndWebDevelopment from './services/back-end-web-development.ts';
import * as blogWriting from './services/blog-writing.ts';
import * as bloggerOutreach from './services/blogger-outreach.ts';
import * as competitorWebsiteAnalysis from './services/competitor-website-analysis.ts';
import * as contentWriting from './services/content-writing.ts';
import * as digitalMarketing from './services/digital-marketing.ts';
import * as digitalMarketingConsultancy from './services/digital-marketing-consultancy.ts';
import * as frontEndWebDevelopment from './services/front-end-web-development.ts';
import * as generativeEngineOptimization from './services/generative-engine-optimization.ts';
import * as googleAds from './services/google-ads.ts';
import * as graphicDesign from './services/graphic-design.ts';
import * as guestPosts from './services/guest-posts.ts';
import * as infographicDesign from './services/infographic-design.ts';
import * as keywordResearch from './services/keyword-research.ts';
import * as localCitationBuilding from './services/local-citation-building.ts';
import * as logoDesign from './services/logo-design.ts';
import * as mernStackDevelopment from './services/mern-stack-development.ts';
import * as metaTitleAndMetaDescriptionWriting from './services/meta-title-and-meta-description-writing.ts';
import * as nextjsWebDevelopment from './services/nextjs-web-development.ts';
import * as nicheEdits from './services/niche-edits.ts';
import * as offPageSeo from './services/off-page-seo.ts';
import * as onPageSeo from './services/on-page-seo.ts';
import * as oneTimeSeo from './services/one-time-seo.ts';
import * as postsAndBannersDesign from './services/posts-and-banners-design.ts';
import * as reactjsWebDevelopment from './services/reactjs-web-development.ts';
import * as searchEngineOptimization from './services/search-engine-optimization.ts';
import * as seoConsultingServices from './services/seo-consulting-services.ts';
import * as socialMediaMarketing from './services/social-media-marketing.ts';
import * as strapiCmsWebsiteDevelopment from './services/strapi-cms-website-development.ts';
import * as webApplicationDevelopment from './services/web-application-development.ts';
import * as webDevelopmentConsulting from './services/web-development-consulting.ts';
import * as websiteCopywriting from './services/website-copywriting.ts';
import * as websiteDesign from './services/website-design.ts';
import * as websiteDevelopment from './services/website-development.ts';
import * as websiteMaintenanceAndSupport from './services/website-maintenance-and-support.ts';
import * as wordpressDevelopment from './services/wordpress-development.ts';

interface OfferedCategory {
  id: string;
  /** The key of its place in the menu and its sentence on the home page. */
  sid: string;
  name: string;
  shortName: string;
  /** An SVG path on a 24 by 24 grid. */
  icon: string;
  /** The category's own page; it may be one of the services. */
  page: ServiceFile;
  services: readonly ServiceFile[];
}

/**
 * What the agency sells, in menu order. A service is a file in `services/` and a line here; pages, menus, search,
 * estimator and assistant follow. This module is large: browser scripts get only the parts they need
 * (`vite.config.ts`).
 */
export const offered: readonly OfferedCategory[] = [
  {
    id: '3',
    sid: 'one',
    name: 'Website Design and Development',
    shortName: 'Websites',
    icon: 'M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01M13 12l4 2-4 2',
    page: websiteDevelopment,
    services: [
      websiteDesign,
      websiteDevelopment,
      wordpressDevelopment,
      reactjsWebDevelopment,
      nextjsWebDevelopment,
      strapiCmsWebsiteDevelopment,
      frontEndWebDevelopment,
      websiteMaintenanceAndSupport,
      webDevelopmentConsulting,
    ],
  },
  {
    id: '4',
    sid: 'two',
    name: 'Web Application Development',
    shortName: 'Web Applications',
    icon: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
    page: webApplicationDevelopment,
    services: [webApplicationDevelopment, mernStackDevelopment, backEndWebDevelopment, aiChatbotDevelopment],
  },
  {
    id: '5',
    sid: 'three',
    name: 'Digital Marketing',
    shortName: 'Marketing',
    icon: 'M3 11l15-6v14L3 13zM6 14v5h4l-1-4M21 10v4',
    page: digitalMarketing,
    services: [
      searchEngineOptimization,
      socialMediaMarketing,
      googleAds,
      generativeEngineOptimization,
      digitalMarketingConsultancy,
    ],
  },
  {
    id: '6',
    sid: 'four',
    name: 'Search Engine Optimization',
    shortName: 'SEO',
    icon: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L21 21M8 12l2-3 1.5 2L13 8',
    page: searchEngineOptimization,
    services: [
      onPageSeo,
      offPageSeo,
      oneTimeSeo,
      bloggerOutreach,
      nicheEdits,
      localCitationBuilding,
      keywordResearch,
      competitorWebsiteAnalysis,
      metaTitleAndMetaDescriptionWriting,
      seoConsultingServices,
    ],
  },
  {
    id: '7',
    sid: 'five',
    name: 'Content Writing',
    shortName: 'Content',
    icon: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4M4 20h16',
    page: contentWriting,
    services: [websiteCopywriting, blogWriting, articleWriting],
  },
  {
    id: '8',
    sid: 'six',
    name: 'Graphic Design',
    shortName: 'Design',
    icon: 'M12 3l9 16H3zM12 3v16M7.5 11L12 19l4.5-8',
    page: graphicDesign,
    services: [logoDesign, postsAndBannersDesign, infographicDesign],
  },
];

/** What is sold without a page of its own. */
export const offeredWithoutPage: readonly { facts: ServiceBySite }[] = [guestPosts];

/** What is no longer sold: its URL redirects, and texts that need it are left out. */
export const noLongerOffered: readonly RemovedService[] = [];
