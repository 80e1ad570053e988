import { seo } from '../lists/marketing.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'search-engine-optimization',
  number: 14,
  name: 'Search Engine Optimization',
  shortName: 'SEO',
  packages: seo,
  words: { said: 'monthly SEO', thing: 'monthly SEO', terms: ['seo', 'seo service'] },
  alsoCalled: [
    'seo',
    'search engine optimization',
    'search optimization',
    'organic ranking',
    'organic traffic',
    'google ranking',
    'rank on google',
    'rank my website',
    'rank my site',
    'rank higher',
    'higher on google',
    'higher in google',
    'first page of google',
    'top of google',
    'optimise my site for google',
    'found on google',
    'show up on google',
    'appear on google',
    'google position',
    'search ranking',
    'page one of google',
    'visibility on google',
    'google visibility',
    'search engine ranking',
    'rank in google',
    'up in google',
    'found in google',
  ],
};

export const text: ServiceText = {
  promise: 'Your site audited, fixed, improved and reported on, so the right people find it.',
  about: [
    'Search engine optimization makes your pages easier to find for people who are already looking for what you sell. A search engine has to reach a page, understand it and trust it before showing it. Our monthly service works on all of that together: the technical state of the site, the words on its pages and, from Standard upwards, links from other sites.',
    "We begin with a technical audit and a keyword plan, fix what's holding the site back and then improve the pages. Choose the package by the size of your site: {search-engine-optimization.basic.pages.figure}, {search-engine-optimization.standard.pages.figure} or {search-engine-optimization.premium.pages}. If you only need one part of this, you can order on-page SEO, off-page SEO, keyword research and other parts separately.",
    'Monthly SEO suits a business that wants steady growth rather than a single repair. Competitors move, search changes and so does your own site, so the work is never quite finished. The effect builds up over months, so the first report is a starting point, not a verdict. Rankings are never guaranteed: the search engines decide them.',
  ],
  audience: [
    'Your customers search for what you sell and find your competitors',
    'Your traffic has been flat or falling and nobody looks after it month by month',
    'You pay for every visit through ads and want a source that lasts',
    'Your shop or site keeps growing and new pages go live without any SEO',
  ],
  deliverables: [
    'A technical audit, and fixes for the faults it finds',
    'On-page optimization of the pages your package covers',
    'A keyword plan that says which page is meant to answer which search',
    'Off-page link work with Standard and Premium',
    'Competitor tracking with Premium',
    'A monthly report',
  ],
  process: [
    {
      title: 'Audit',
      text: 'We check how search engines reach, read and index your site, and note where it stands before we touch it.',
    },
    {
      title: 'Keyword plan',
      text: "We match your customers' searches to your pages and agree with you which of them matter most.",
    },
    {
      title: 'Fixes',
      text: "Technical faults come first, since a page that can't be indexed gains nothing from better words.",
    },
    {
      title: 'Pages',
      text: 'We improve titles, headings, copy and internal links, beginning with the pages closest to a sale.',
    },
    {
      title: 'Links',
      text: 'With Standard and Premium we work on mentions and links from relevant sites, at a natural pace.',
    },
    {
      title: 'Report',
      text: 'The monthly report comes at the end of the {search-engine-optimization.basic.days}. If you order again, it sets the priorities.',
    },
  ],
  technologies: [
    'Google Search Console',
    'Google Analytics',
    'Bing Webmaster Tools',
    'Lighthouse',
    'Site crawling',
    'XML sitemaps',
  ],
  questions: [
    {
      question: 'How long until SEO brings visitors?',
      answer:
        'Expect first movement in {policy.seo-first}, clear results for most sites in {policy.seo-clear} and larger gains in {policy.seo-larger}. A young site in a crowded market sits at the slow end, an older site with fixable faults often at the quick end. If you need enquiries this month, run Google Ads as well and give SEO its time.',
    },
    {
      question: 'Can you guarantee first place on Google?',
      answer:
        'No, and be wary of anyone who promises rankings. Rankings are decided by the search engine and depend on your competitors as much as on you. What you do get is the work your SEO package lists, with a monthly report.',
    },
    {
      question: 'Which package fits my site?',
      answer:
        'Count your pages first. SEO Basic is for {search-engine-optimization.basic.pages}, Standard for {search-engine-optimization.standard.pages.figure}, Premium for {search-engine-optimization.premium.pages.figure}. Then look at the competition: only Standard and Premium include link work, and only Premium tracks competitors. So a small site in a tough market can be better off with Standard, even if Basic would cover its pages.',
    },
    {
      question: 'Why monthly, when you also sell one-time SEO?',
      answer:
        "One-time SEO is a repair: audit, fixes, report, done. It's right for a site that's never been checked, or before a relaunch. Monthly SEO adds a keyword plan, a monthly report and, from Standard upwards, link work. You can start with the repair and decide afterwards.",
    },
    {
      question: 'Do I lose everything if I stop?',
      answer:
        "No. One SEO order covers {search-engine-optimization.basic.days}, nothing renews by itself, and the fixes and copy stay on your site. Links remain as long as the sites they're on keep them. What ends is the care: new faults go unnoticed and competitors keep working, so positions tend to slip over time. Stopping after a few weeks usually means stopping before the effect arrives.",
    },
    {
      question: 'What do you need from me?',
      answer:
        'Access to your site so that we can make changes, access to Search Console and analytics if you have them, and some of your knowledge: what you sell, where you earn most, which customers you want more of. We can sign an NDA before you share anything.',
    },
    {
      question: 'Does monthly SEO include new articles?',
      answer:
        "No, monthly SEO covers the pages you have: their titles, headings, wording, links and technical state. New blog posts, articles or page copy are ordered separately, from {blog-writing.from} for {blog-writing.500-words.words}. Look at the keyword plan in your package first, so you don't order texts nobody searches for.",
    },
  ],
  related: ['blog-writing', 'off-page-seo', 'google-ads', 'generative-engine-optimization'],
  searchTitle: 'Monthly SEO Services From {search-engine-optimization.from} | {company.name}',
  searchDescription:
    'Monthly SEO with technical fixes, on-page work, a keyword plan and a clear report. Packages by site size, from {search-engine-optimization.from} per {search-engine-optimization.basic.days}. No ranking promises.',
};
