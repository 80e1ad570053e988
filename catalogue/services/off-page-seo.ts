import { offPage } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'off-page-seo',
  number: 20,
  name: 'Off-page SEO',
  shortName: 'Off-page SEO',
  packages: offPage,
  words: { said: 'off-page SEO', thing: 'off-page SEO', terms: ['offpage seo', 'off page link work'] },
  alsoCalled: [
    'off page seo',
    'offpage seo',
    'off page',
    'offpage',
    'off site seo',
    'offsite seo',
    'off site optimization',
    'link building',
    'backlink',
    'backlink building',
    'building backlinks',
    'build links',
    'links to my site',
    'linkbuilding',
    'backlink package',
  ],
};

export const text: ServiceText = {
  promise: 'A review of the links you have, then relevant new ones, each of them reported.',
  about: [
    'Off-page SEO is about what the rest of the web says about you. When a site that deals with your subject links to yours, search engines read it as a recommendation. A handful of links like that can do more than hundreds from places nobody visits, and the wrong kind can do harm. So the work starts with looking, not with building.',
    'We review the links you have, including those you may not know about, and find out which pages deserve support. Then we build relevant links and report every one of them. Standard adds a review of where your competitors get their links; Premium adds {off-page-seo.premium.nicheEdits} to that.',
    "Choose an off-page SEO package when you'd rather not pick links one by one. If you know what you need, you can order the pieces: blogger outreach for a new article on another site, niche edits for a link in an existing one, local citations for directory listings. If your pages aren't in order yet, do on-page SEO first.",
  ],
  audience: [
    'Your pages are good but rank behind competitors with stronger sites',
    'Your site is new and hardly anyone links to it',
    'You bought cheap links once and want to know what they left behind',
    'You want link building in one order, without picking sites yourself',
  ],
  deliverables: [
    'A review of your existing backlinks',
    'Relevant links to the pages that need them',
    'A report of every link',
    "A review of your competitors' links with Standard and Premium",
    '{off-page-seo.premium.nicheEdits} in relevant articles with Premium',
  ],
  process: [
    {
      title: 'Backlink review',
      text: 'We look at who links to you today and which links are useful, neutral or doubtful.',
    },
    {
      title: 'Target pages',
      text: 'Together we choose the pages to support and the words a link may use without sounding forced.',
    },
    {
      title: 'Competitors',
      text: 'With Standard and Premium we look at the links of your rivals for places that could link to you too.',
    },
    {
      title: 'Building',
      text: 'We approach suitable sites and place the links.',
    },
    {
      title: 'Report',
      text: 'You get a report of every link, so you can open each one yourself.',
    },
  ],
  technologies: [
    'Backlink analysis',
    'Google Search Console links report',
    'Domain authority check',
    'Outreach',
    'Niche edits (Premium)',
    'Anchor text planning',
  ],
  questions: [
    {
      question: 'How many links will I get?',
      answer:
        "The off-page SEO packages name the work and not a count, except for the {off-page-seo.premium.nicheEdits} in Premium. How many good links are possible depends on your subject and on what your site has that's worth linking to. If you want to buy by the piece, at a known domain authority and price, blogger outreach and niche edits start at {niche-edits.from} each.",
    },
    {
      question: 'Are bought links dangerous for my site?',
      answer:
        'Bought links can be: search engines dislike links made only to influence rankings, so no link building is entirely without risk. Our off-page SEO packages are about relevant links, not automated bulk ones. The safest course of all is content that earns links on its own.',
    },
    {
      question: 'When does link work show an effect?',
      answer:
        'Later than on-page changes. A link has to be found, read and weighed first, and often several are needed before a page moves. Think in months: as with all SEO, expect first movement in {policy.seo-first} and, for most sites, clear results in {policy.seo-clear}. Rankings are never guaranteed.',
    },
    {
      question: 'Should I order a package or single links?',
      answer:
        'An off-page SEO package suits you if you want your link profile reviewed and relevant links built in one order. Single placements suit you if you already have that overview and simply need a link to one page from a site of a given strength.',
    },
    {
      question: 'Do you remove harmful links?',
      answer:
        "No, our off-page SEO packages include a review of your backlinks, not their removal. Removing a link is up to the site it's on, and telling Google to ignore links is only for rare cases, where there's a real sign of damage. Google simply ignores most odd links that point to normal sites.",
    },
    {
      question: 'Which of my pages should links point to?',
      answer:
        'Not only the home page. Pages that explain something well attract links most naturally, and pass strength on to your sales pages through internal links. A mix of home page, key services and useful articles works well. Make sure each of those pages loads, is indexed and will keep its address.',
    },
    {
      question: 'Why not take monthly SEO with links included?',
      answer:
        "Monthly SEO includes link work from Standard upwards ({search-engine-optimization.standard.price} per {search-engine-optimization.standard.days}), along with an audit, work on your pages and a report. It's better value if you need all of that. Off-page SEO alone makes sense when someone else takes care of your pages, or when they're finished and only links are missing.",
    },
  ],
  related: ['blogger-outreach', 'niche-edits', 'on-page-seo', 'local-citation-building'],
  searchTitle: 'Off-page SEO and Link Building From {off-page-seo.from} | {company.name}',
  searchDescription:
    'Backlink review, relevant links and a report of every link. Off-page SEO packages at {off-page-seo.prices}, delivered in {off-page-seo.times}.',
};
