import { oneTime } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'one-time-seo',
  number: 21,
  name: 'One-time SEO',
  shortName: 'One-time SEO',
  packages: oneTime,
  words: { said: 'one-time SEO', thing: 'one-time SEO', terms: ['one off seo', 'single seo job'] },
  alsoCalled: [
    'one time seo',
    'onetime seo',
    'one off seo',
    'single seo',
    'one time seo fix',
    'seo once',
    'one shot seo',
    'seo one time',
    'seo fix',
    'one time optimization',
    'one off optimization',
    'one time search engine optimization',
    'non monthly seo',
    'seo without subscription',
    'one off search optimization',
    'single seo fix',
    'seo one off',
    'oneoff seo',
    'one time seo work',
    'seo setup',
    'one time package',
  ],
};

export const text: ServiceText = {
  promise: 'Your site audited, its on-page faults fixed and everything written up, in one order at one price.',
  about: [
    "One-time SEO is the inspection and repair your site should have had at its launch. We check how search engines see it, fix the on-page faults we find and write a report that says what was wrong, what we did and what's left. There's no subscription, and the work has an end.",
    "We look for the faults that most sites collect without anyone noticing: pages still blocked from indexing since a test phase, duplicate titles, broken links after a redesign, addresses that lead through three redirects, a sitemap from last year. Most of them can't be seen in the browser. Together they can keep good pages out of the results, and clearing them up is often the best value in SEO.",
    "Order one-time SEO before or after a relaunch, or as a first step before you decide on monthly SEO. It doesn't build links, which is the job of off-page SEO, and it ends with the report: for continued work, take a monthly package. If your site is technically sound and you want each page sharpened, on-page SEO goes further into the pages themselves.",
  ],
  audience: [
    'Your site has been online for years and has never been checked',
    'Traffic dropped after a redesign or a move to another system',
    'You want SEO done properly once, without a monthly bill',
    "You're about to spend on ads or links and want a sound base first",
  ],
  deliverables: [
    'A technical audit',
    'On-page fixes on the pages of your package',
    'Search Console and analytics setup with Standard and Premium',
    'Structured data with Premium',
    'A written report',
  ],
  process: [
    {
      title: 'Access',
      text: 'You give us a login to the site and, where they exist, to Search Console and analytics.',
    },
    {
      title: 'Audit',
      text: 'We crawl the site the way a search engine does and sort what we find by its effect.',
    },
    {
      title: 'Fix',
      text: 'We repair the on-page faults, the most harmful first, and set up measurement where your package has it.',
    },
    {
      title: 'Recheck',
      text: 'We go over the site again to see that the fixes work.',
    },
    {
      title: 'Report',
      text: "You get the findings in writing, including what's still open.",
    },
  ],
  technologies: [
    'Site crawling',
    'Google Search Console',
    'Google Analytics',
    'Lighthouse',
    'XML sitemaps',
    'robots.txt',
    'Schema.org structured data (Premium)',
  ],
  questions: [
    {
      question: 'Can SEO be done just once?',
      answer:
        "The repair part, yes. Faults that are fixed stay fixed until somebody changes the site. What can't be done just once is reacting to competitors, building links and growing the content. For a small business in a quiet market the repair may be all it needs; in a crowded one it's the groundwork for more.",
    },
    {
      question: "What happens to faults you can't fix?",
      answer:
        "Some are out of our reach: a slow hosting plan, a limit of your shop system, code that only its developer should touch. They go into the written report, which you can pass to your developer or host. If you don't have anyone for that, send the report to {company.email} and ask whether one of our packages covers it.",
    },
    {
      question: 'Will the fixes change how my site looks?',
      answer:
        "Very little. Most of them happen in titles, headings, links, image descriptions and settings that visitors don't notice. If you want to approve visible changes first, say so in your requirements.",
    },
    {
      question: 'When should I order it around a relaunch?',
      answer:
        'Ideally shortly before the new site goes live, while addresses and redirects can still be changed: lost redirects are a common reason for a drop. If the relaunch has already happened, order soon, while search engines are reading the site again. Allow {one-time-seo.times}, depending on the package.',
    },
    {
      question: 'Do Standard and Premium differ only in the number of pages?',
      answer:
        "No. One-time SEO Basic covers {one-time-seo.basic.pages} with audit, fixes and report. Standard covers {one-time-seo.standard.pages} and adds the setup of Search Console and analytics, so you can see the effect. Premium covers {one-time-seo.premium.pages} and adds structured data. If you don't measure anything yet, Standard is worth it even for a small site.",
    },
    {
      question: 'How soon will visits go up?',
      answer:
        "Where indexing was blocked, pages can return as soon as they're crawled again. Ordinary improvements take as long as SEO usually does: first movement in {policy.seo-first}, clear results for most sites in {policy.seo-clear}. A site that had few faults gains less, and no audit can guarantee a ranking.",
    },
    {
      question: 'Can I continue with monthly SEO afterwards?',
      answer:
        'Yes, and none of the work is lost: send us the one-time SEO report when you order, so the monthly work carries on from there. You can also stop after the report and come back in a year for another check. Each order stands alone and is paid {policy.paid}.',
    },
  ],
  related: ['off-page-seo', 'keyword-research', 'seo-consulting-services', 'website-maintenance-and-support'],
  searchTitle: 'One-time SEO Audit and Fixes From {one-time-seo.from} | {company.name}',
  searchDescription:
    'A technical SEO audit with on-page fixes and a written report, for one price and without a monthly fee. From {one-time-seo.from}, finished in {one-time-seo.times}.',
};
