import { onPage } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'on-page-seo',
  number: 19,
  name: 'On-page SEO',
  shortName: 'On-page SEO',
  packages: onPage,
  words: { said: 'on-page SEO', thing: 'on-page SEO', terms: ['onpage seo', 'on page optimization'] },
  alsoCalled: [
    'on page seo',
    'onpage seo',
    'on page',
    'onpage',
    'on site seo',
    'onsite seo',
    'on site optimization',
    'headings and titles',
    'titles and headings',
    'internal links',
    'page level seo',
  ],
};

export const text: ServiceText = {
  promise: 'Every page you choose gets the title, headings, links and image descriptions that make its subject plain.',
  about: [
    "On-page SEO is the work on the pages themselves. A title that names the subject, headings in a sensible order, links that lead from one page to the next, texts that tell a search engine what a picture shows: small things on a single page, but a large difference over a whole site. It's the part of SEO you control completely.",
    "We go through the pages in your package and give each a clear subject of its own, through its title, description, headings, internal links and image descriptions. Standard adds structured data; Premium adds content recommendations as well. Many sites describe the same service with the same words on several pages, or call their most important page simply 'Home'. Search engines then have to guess which page to show.",
    "On-page SEO is the right choice when the site works technically but its pages don't say clearly what they're about. If you suspect deeper faults, one-time SEO begins with a technical audit and includes on-page fixes and a written report. If you want the site looked after from month to month, take monthly SEO. And if only titles and descriptions are missing, our meta writing service is cheaper.",
  ],
  audience: [
    "Your pages are indexed but rarely show up for what they're about",
    'Your site was built by a designer, and nobody thought about titles and headings',
    'You have a shop with many products whose pages read almost the same',
    'You have keyword research and want it applied to your pages',
  ],
  deliverables: [
    'A title and description for every page in the package',
    'Headings in a clear order, with the subject of the page first',
    'Internal links that connect related pages',
    'Alternative texts for images',
    'Structured data with Standard and Premium',
    'Content recommendations with Premium',
  ],
  process: [
    {
      title: 'Page list',
      text: 'You name the pages that matter, up to the number in your package.',
    },
    {
      title: 'One subject each',
      text: 'We settle which search each page should answer.',
    },
    {
      title: 'Optimize',
      text: 'We rewrite titles, descriptions, headings and image descriptions, and set the internal links.',
    },
    {
      title: 'Mark up',
      text: "With Standard and Premium we add structured data where it describes what's really on the page.",
    },
    {
      title: 'Check',
      text: 'We go over the finished pages once more and hand them over to you.',
    },
  ],
  technologies: [
    'HTML titles and headings',
    'Meta descriptions',
    'Internal linking',
    'Image alt texts',
    'Schema.org structured data (Standard and Premium)',
    'Google Search Console',
    'WordPress and other CMS editors',
  ],
  questions: [
    {
      question: 'Do you change the pages, or tell me what to change?',
      answer:
        'We change them. For that we need an editor login to your site or shop system; a limited account is usually enough. If your developers have to make every change themselves, tell us first. If you only want advice, SEO consulting is the service for you.',
    },
    {
      question: 'Will my pages sound different afterwards?',
      answer:
        'Hardly. We work on titles, headings, links and image descriptions, and leave your body text alone. On-page SEO Premium adds content recommendations, and you decide whether to write the recommended texts yourself or order them.',
    },
    {
      question: 'How is this different from one-time SEO?',
      answer:
        "One-time SEO asks what's broken: it audits the site technically, repairs the on-page faults it finds and reports. On-page SEO asks what each page could say better, and works through every page in the package, faulty or not. If your site has errors, start with one-time SEO; if it's healthy but its pages are weak, start with on-page SEO.",
    },
    {
      question: 'Which pages should I choose if I have more than the package covers?',
      answer:
        'Take the pages that earn money first: services, product categories, best sellers, locations. After those come pages that already appear low in the results, because a small push can be enough. Legal pages, old news and thank-you pages can wait. Packages cover {on-page-seo.basic.pages.figure}, {on-page-seo.standard.pages.figure} or {on-page-seo.premium.pages}.',
    },
    {
      question: 'Do I need keyword research beforehand?',
      answer:
        "No, it isn't required: we choose a main subject for each page from what it sells and what people search for. Keyword research, a full list with volumes, difficulty and intent, is a service of its own, from {keyword-research.from}. Order it first if you plan new pages or if your trade uses different words from your customers.",
    },
    {
      question: 'Could changing titles hurt the rankings I have?',
      answer:
        "It could, so it's wise to keep the words a page already ranks for. Page addresses stay as they are. Some movement up and down is normal while search engines read the changes again. Nobody can guarantee a position, but careful on-page work rarely does any harm.",
    },
    {
      question: 'Is on-page SEO enough on its own?',
      answer:
        'In a small local market it can be. Where competitors have strong sites, good pages also need links from elsewhere, which is what off-page SEO is for. Do the pages first either way: links to a page without a clear subject are money spent too early.',
    },
  ],
  related: ['off-page-seo', 'keyword-research', 'local-citation-building', 'website-copywriting'],
  searchTitle: 'On-page SEO, Page by Page, From {on-page-seo.from} | {company.name}',
  searchDescription:
    'We optimize titles, headings, internal links and image descriptions page by page. On-page SEO packages from {on-page-seo.from}, done on your site in {on-page-seo.times}.',
};
