import { metaWriting } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'meta-title-and-meta-description-writing',
  number: 27,
  name: 'Meta Title and Meta Description Writing',
  shortName: 'Meta Writing',
  packages: metaWriting,
  words: {
    said: 'meta title and description writing',
    thing: 'meta titles and descriptions',
    plural: true,
    terms: ['meta tags', 'meta writing'],
  },
  alsoCalled: [
    'meta title',
    'meta description',
    'meta tag',
    'meta writing',
    'title tag',
    'titles and descriptions',
    'meta data',
    'metadata',
    'meta text',
    'meta',
    'snippet texts',
    'google snippets',
    'search snippets',
    'seo titles',
    'page titles',
    'meta title and meta description writing',
  ],
};

export const text: ServiceText = {
  promise: 'A title and a description for each page, written to fit the search results and to earn the click.',
  about: [
    "Meta title and description writing means wording the lines people may see for your page in the search results. Together they're a tiny ad, and you get to choose the words. Many sites leave them empty or repeat the company name on every page. Search engines then pick a sentence, and it's rarely the one that sells.",
    "We read each page and write a title of at most {policy.meta-title} and a description of {policy.meta-description}: what the page offers, who it's for and why to open it. Within these lengths search results normally show the text in full. Every page gets its own pair, since duplicate titles make pages hard to tell apart.",
    'Meta writing is one of our smallest SEO services and a good first order: {meta-title-and-meta-description-writing.basic.pages} for {meta-title-and-meta-description-writing.basic.price} or {meta-title-and-meta-description-writing.standard.pages} for {meta-title-and-meta-description-writing.standard.price}, both in {meta-title-and-meta-description-writing.times}. You get the texts and put them in yourself. If you want them entered for you, along with headings, internal links and image descriptions, order on-page SEO.',
  ],
  audience: [
    'Your pages appear in search results but few people click on them',
    'Your site has the same title on many pages',
    'An SEO tool tells you that descriptions are missing or too long',
    'You can edit your site yourself and only need the words',
  ],
  deliverables: [
    'A meta title for each page, of at most {policy.meta-title}',
    'A meta description for each page, of {policy.meta-description}',
    'A separate pair of texts for every page, up to the number in your package',
  ],
  process: [
    {
      title: 'Page list',
      text: "You send the addresses of the pages, and the keywords if you've chosen some.",
    },
    {
      title: 'Read',
      text: 'We read the pages and look at what they offer.',
    },
    {
      title: 'Write',
      text: 'We write a title and a description for each page, in your spelling and tone, and count the characters.',
    },
    {
      title: 'Deliver',
      text: 'You get the texts next to their page addresses and copy them into your system.',
    },
  ],
  technologies: [
    'Page review',
    'Search intent analysis',
    'Search result preview',
    'Character count',
    'Google Search Console',
  ],
  questions: [
    {
      question: 'Do titles and descriptions improve my ranking?',
      answer:
        "Titles can: they're one of the signals search engines use to understand a page. A description can't, but it helps people decide whether to click. Better texts can bring you more visits at the position you have, which makes them a cheap improvement. They don't guarantee a better position.",
    },
    {
      question: 'Why does Google sometimes show something else?',
      answer:
        'Google chooses the snippet for each search and may take a sentence from the page instead if it fits the search better. That happens less when title and description match what the page really says. Nobody can force it to use your text.',
    },
    {
      question: 'Do you put the texts into my website?',
      answer:
        "Not with {meta-title-and-meta-description-writing.name}: you get the texts ready to copy. In WordPress with an SEO plugin, and in most shop systems, each page has two fields for them, and no technical knowledge is needed. If you'd rather have it done, on-page SEO from {on-page-seo.from} includes writing them and putting them in.",
    },
    {
      question: 'Which pages should I choose?',
      answer:
        "Start with the home page, services, product categories and your most visited articles. In Search Console, look for pages with many impressions and few clicks: new texts have the most to gain there. Legal, privacy and login pages don't need any. With more than {meta-title-and-meta-description-writing.standard.pages}, order again or consider on-page SEO.",
    },
    {
      question: 'Should my company name be in every title?',
      answer:
        "Yes, at the end, if there's room and people know the name. The beginning belongs to the subject, because that's what searchers look for and what's still visible on a small screen. On the home page and the contact page the name may come first. Tell us if you have a fixed rule.",
    },
    {
      question: "What if I don't like some of them?",
      answer:
        "Tell us which and why, and we'll rewrite them; each revision adds {policy.revision-days}. It helps to send two or three titles you like from other sites, to list words you avoid, and to say whether you address customers formally. In a hurry? Checkout offers express delivery for almost all services.",
    },
    {
      question: 'Is this part of your content writing anyway?',
      answer:
        "Only in part: a meta description comes with texts of {content-writing.2000-words.words} or more. {meta-title-and-meta-description-writing.name} is for pages that exist already, whoever wrote them. If you're about to have your pages rewritten, do that first: a description should sum up the final text and not the one you're replacing.",
    },
  ],
  related: ['keyword-research', 'website-copywriting', 'blog-writing', 'off-page-seo'],
  searchTitle: 'Meta Title and Description Writing | {company.name}',
  searchDescription:
    'Meta titles and descriptions for {meta-title-and-meta-description-writing.basic.pages} or more, each one different and short enough to normally show in full. From {meta-title-and-meta-description-writing.from}, in {meta-title-and-meta-description-writing.times}.',
};
