import { company } from '#company/facts.ts';
import { pageTitle, titleThatFits } from '#company/page-title.ts';
import { whereabouts } from '#company/places.ts';
import type { Photograph } from '#content/photograph.ts';
import { samples } from '#content/samples.ts';

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
  /** For pages that open with one; its file is relative to the project's root. */
  photograph?: Photograph;
}

/** Plain data, evaluated at build time for the browser. */
export const sitePages = {
  home: {
    path: '/',
    label: 'Home',
    title: titleThatFits(
      `${company.name}: websites, SEO, content and design at fixed prices`,
      `${company.name}: websites, SEO, content and design`,
      company.name,
    ),
    description:
      'A digital agency for businesses worldwide. Websites, web applications, SEO, content and design in packages with fixed prices and delivery times.',
  },
  services: {
    path: '/services',
    label: 'Services',
    title: pageTitle('All services and prices'),
    description: `Every ${company.name} service with its starting price: websites, web applications, digital marketing, SEO, content writing and graphic design.`,
  },
  estimate: {
    path: '/estimate',
    label: 'Get a price',
    title: pageTitle('Get a price: estimate your project'),
    description: `Put ${company.name} packages together and see the price and the delivery time at once: websites, SEO, content, ads and design, with nothing to sign.`,
  },
  portfolio: {
    path: '/portfolio',
    label: 'Portfolio',
    title: pageTitle('Portfolio: websites, SEO, content and design'),
    description: `${samples.portfolio === 'all' ? 'Sample projects' : 'Projects'} by service: what the business needed, how we went about it and what changed afterwards, from first brief to handover.`,
  },
  testimonials: {
    path: '/testimonials',
    label: 'Testimonials',
    title: pageTitle(`${samples.testimonials === 'all' ? 'Sample testimonials' : 'Testimonials'}: working with us`),
    description: `${samples.testimonials === 'all' ? 'Sample testimonials by role, trade and country' : 'What clients say, in their own words,'} on working with ${company.name}: what went well, what took longer than hoped and why.`,
  },
  about: {
    path: '/about',
    label: 'About',
    title: titleThatFits(`About ${company.name}: a digital agency since ${company.since}`, `About ${company.name}`),
    description: `A digital agency ${whereabouts()}. Websites, SEO, content and design since ${company.since}.`,
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: titleThatFits(`Contact ${company.name} by form, email or WhatsApp`, `Contact ${company.name}`),
    description: `Write to ${company.name} by form, email or WhatsApp: what to tell us about your project, prepared messages to start from, and where our offices are.`,
  },
  careers: {
    path: '/careers',
    label: 'Careers',
    title: titleThatFits(`Careers at ${company.name}: apply to work with us`, `Careers at ${company.name}`),
    description: `Developers, designers, SEO specialists, writers and project managers: the fields ${company.name} works in, what to send us and where to apply.`,
  },
  blog: {
    path: '/blog',
    label: 'Blog',
    title: pageTitle('Blog: websites, SEO, content and budgets'),
    description:
      'Plain advice for business owners on websites, search, AI answers, content, design and advertising: what things cost and how to choose.',
  },
  sitemap: {
    path: '/sitemap',
    label: 'Site Map',
    title: `Site map: every page of ${company.name}`,
    description: `Every page of the ${company.name} site in one place: services by category, portfolio, blog posts, company pages and terms and conditions.`,
  },
  terms: {
    path: '/terms-and-conditions',
    label: 'TOS',
    title: pageTitle('Terms and conditions in plain English'),
    description: `Orders, payment, refunds, revisions, delivery, credits, source code, confidentiality, SEO results and the areas ${company.name} doesn't serve, in plain English.`,
  },
  privacy: {
    path: '/privacy',
    label: 'Privacy',
    title: pageTitle('Privacy: what we keep'),
    description: `What ${company.name} keeps when you write to us or ask the assistant, what for and for how long, in plain English.`,
  },
  developers: {
    path: '/developers',
    label: 'Developers',
    title: pageTitle('For developers: Markdown, MCP and JSON'),
    description: `How programs read the ${company.name} site: every page as Markdown, an MCP server for assistants and agents, and the search, answers and estimates as JSON.`,
  },
} as const satisfies Record<string, SitePage>;

/** The search page: rendered for each query, and not indexed. */
export const searchPage: SitePage = {
  path: '/search',
  label: 'Search',
  title: `Search services, answers, posts and pages | ${company.name}`,
  description: `Search everything on the ${company.name} site: services with their packages and prices, answers to questions, terms, blog posts and pieces of work.`,
};
