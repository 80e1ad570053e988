/**
 * The fixed pages of the site: menus, breadcrumbs, the site map, `sitemap.xml`, `llms.txt` and the sweep test read this
 * table. Services, posts and portfolio pieces are added by `site-addresses.ts`.
 */
export interface SitePage {
  path: string;
  /** In menus and breadcrumbs. */
  label: string;
  /** In the browser's tab and search results, at most 60 characters. */
  title: string;
  /** For search results, 100 to 160 characters. */
  description: string;
}

export const sitePages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'Kitefold: websites, SEO, content and design at fixed prices',
    description:
      'A digital agency for businesses worldwide. Websites, web applications, SEO, content and design in packages with fixed prices and delivery times.',
  },
  services: {
    path: '/services',
    label: 'Services',
    title: 'All services and prices | Kitefold',
    description:
      'Every Kitefold service with its starting price: websites, web applications, digital marketing, SEO, content writing and graphic design.',
  },
  portfolio: {
    path: '/portfolio',
    label: 'Portfolio',
    title: 'Portfolio: websites, SEO, content and design | Kitefold',
    description:
      'Sample projects by service: what the business needed, how we went about it and what changed afterwards, from first brief to handover.',
  },
  testimonials: {
    path: '/testimonials',
    label: 'Testimonials',
    title: 'What working with us is like | Testimonials | Kitefold',
    description:
      'Sample words from owners and managers in several trades and countries on working with Kitefold: what went well and what took longer.',
  },
  about: {
    path: '/about',
    label: 'About',
    title: 'About Kitefold: how we work since 2016',
    description:
      'Based in Pakistan with offices in the UK, USA and Australia, Kitefold has built websites and marketing for clients worldwide since 2016.',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact Kitefold by e-mail or WhatsApp',
    description:
      'Ask a question before you order. Write to Kitefold by e-mail or WhatsApp, with a message already filled in, or find the office nearest to you.',
  },
  careers: {
    path: '/careers',
    label: 'Careers',
    title: 'Careers at Kitefold: how we hire and how to apply',
    description:
      'How Kitefold hires designers, developers, writers and marketers, what we look for in your work and how to send an open application.',
  },
  blog: {
    path: '/blog',
    label: 'Blog',
    title: 'Blog: websites, SEO, content and budgets | Kitefold',
    description:
      'Plain advice for business owners on websites, search, AI answers, content, design and advertising: what things cost and how to choose.',
  },
  sitemap: {
    path: '/sitemap',
    label: 'Site Map',
    title: 'Site map: every page of Kitefold',
    description:
      'Every page of the Kitefold site in one place: services by category, portfolio, blog posts, company pages and terms and conditions.',
  },
  terms: {
    path: '/terms-and-conditions',
    label: 'TOS',
    title: 'Terms and conditions in plain English | Kitefold',
    description:
      'Payment, delivery, revisions, refunds, credits, scope changes, confidentiality and the areas Kitefold does not serve, in plain English.',
  },
} as const satisfies Record<string, SitePage>;

/** The header's links after Services. */
export const headerPages: readonly SitePage[] = [
  sitePages.portfolio,
  sitePages.testimonials,
  sitePages.about,
  sitePages.blog,
];

export const footerPages: readonly SitePage[] = [
  sitePages.services,
  sitePages.portfolio,
  sitePages.testimonials,
  sitePages.about,
  sitePages.contact,
  sitePages.careers,
  sitePages.sitemap,
  sitePages.terms,
];

/** The menu entry an address belongs to: '/service/logo-design' is under Services, '/blog/x' under Blog. */
export function isUnder(pathname: string, page: SitePage): boolean {
  if (page.path === sitePages.services.path && pathname.startsWith('/service/')) return true;
  return pathname === page.path || pathname.startsWith(`${page.path}/`);
}
