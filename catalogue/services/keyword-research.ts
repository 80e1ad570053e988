import { keywordResearch } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'keyword-research',
  number: 25,
  name: 'Keyword Research',
  shortName: 'Keyword Research',
  packages: keywordResearch,
  words: { said: 'keyword research', thing: 'keyword research', terms: ['keyword list', 'search term research'] },
  alsoCalled: [
    'keyword research',
    'keyword',
    'keyword list',
    'search terms',
    'keyword analysis',
    'find keywords',
    'key phrases',
    'key words',
    'keyphrases',
    'keyword study',
    'keyword finding',
    'search phrases',
    'keyword ideas',
    'keyword report',
    'search queries',
    'search words',
    'words people search',
    'words people type',
  ],
};

export const text: ServiceText = {
  promise: 'A spreadsheet of the words your customers search for, and how hard each one is to win.',
  about: [
    'Keyword research answers a simple question: what do people type in when they need what you sell? Owners are often surprised. Customers use different words from the trade, ask questions nobody expected, and hardly ever search for the term on the brochure. Knowing this before you build pages, write articles or buy ads saves you the cost of guessing.',
    "For every keyword you see how often it's searched, how hard it is to rank for, and what the person behind it wants: to learn, to compare, to buy or to find a particular place. This search intent decides what kind of page can win. Somebody who asks 'how to' won't stay on an order form.",
    'You get a spreadsheet you can sort and keep. Basic has {keyword-research.basic.keywords}, Standard {keyword-research.standard.keywords.figure} grouped by page, and Premium {keyword-research.premium.keywords.figure} with content ideas as well. The research tells you what to aim at. To have it applied to your pages, add on-page SEO; to learn from your rivals, take competitor website analysis.',
  ],
  audience: [
    "You're planning a new website and want its pages to follow real demand",
    'You write a blog and never know what to write about next',
    "You're about to start Google Ads and need the right searches",
    "You're entering a new country or language and can't just translate your keywords",
  ],
  deliverables: [
    'A spreadsheet with the keywords of your package',
    'Search volume for each keyword',
    'A difficulty figure for each keyword',
    'The search intent behind each keyword',
    'Keywords grouped by page, with Standard and Premium',
    'Content ideas with Premium',
  ],
  process: [
    {
      title: 'Your market',
      text: 'You tell us what you sell, where and in which language, and which products earn the most.',
    },
    {
      title: 'Collect',
      text: "We gather your customers' wording from suggestions, related searches, competitors and your own data.",
    },
    {
      title: 'Measure',
      text: 'We look up volume and difficulty, and read the results page of each search to find the intent.',
    },
    {
      title: 'Select',
      text: "We drop what doesn't fit your offer and keep the keywords you have a fair chance of winning.",
    },
    {
      title: 'Hand over',
      text: 'You get the spreadsheet, with the keywords grouped by page from Standard upwards.',
    },
  ],
  technologies: [
    'Google Keyword Planner',
    'Google Search Console',
    'Google Trends',
    'Search results analysis',
    'Search intent analysis',
    'Spreadsheets',
  ],
  questions: [
    {
      question: 'How many keywords do I need?',
      answer:
        'Think in pages: a page usually serves one main keyword and a few close ones. {keyword-research.basic.keywords} are enough for a small service site, {keyword-research.standard.keywords.figure} for a site with several services or places, {keyword-research.premium.keywords.figure} for a shop or a blog with a plan for the year. A short list you use beats a long one you file.',
    },
    {
      question: 'How accurate are search volumes?',
      answer:
        'Search volumes are estimates, whoever sells them. Use them to compare keywords with each other, not to forecast visitors. A keyword with few searches can be worth more than a big one if the people behind it are ready to buy, which is why the sheet shows intent next to volume.',
    },
    {
      question: 'Can you research in my language and country?',
      answer:
        'In English, yes; for other languages, ask first. Tell us the country and region too, since figures for one market mean little in another. Plan to look over the wording yourself: a native speaker in the trade knows straight away when a phrase is correct but nobody would say it.',
    },
    {
      question: 'What do I do with the spreadsheet?',
      answer:
        'Start with keywords that show high intent and low difficulty. Check whether you have a page for each: if so, improve it; if not, plan one. Use the questions as headings or blog topics, and the buying terms for ads. Grouping by page, part of the Standard and Premium keyword research packages, does the sorting for you.',
    },
    {
      question: "Doesn't monthly SEO include this already?",
      answer:
        "In part: it includes a keyword plan for the pages it works on. Order the research separately if you do the SEO yourself, if you need it before the site exists, or if a writer or an ads manager is waiting for it. If you're going to order monthly SEO anyway, you don't need both.",
    },
    {
      question: 'Can I have changes if some keywords miss the point?',
      answer:
        "Yes. Tell us which ones don't fit and why, and we'll replace them; a revision adds {policy.revision-days} to the delivery. A good brief helps most: name products you don't sell, customers you don't want and words you never use.",
    },
    {
      question: 'Will I rank for the keywords you choose?',
      answer:
        'Nobody can promise that: positions depend on the pages you make, on your competitors and on the search engine. The list shows how hard each keyword is to win. Popular terms look impressive but are often out of reach.',
    },
  ],
  related: ['competitor-website-analysis', 'on-page-seo', 'blog-writing', 'google-ads'],
  searchTitle: 'Keyword Research From {keyword-research.from} | {company.name}',
  searchDescription:
    'Find out what your customers search for: volume, difficulty and intent of each keyword in one spreadsheet. {keyword-research.basic.keywords} from {keyword-research.from}, in {keyword-research.times}.',
};
