import { localCitations } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'local-citation-building',
  number: 24,
  name: 'Local Citation Building',
  shortName: 'Local Citations',
  packages: localCitations,
  words: {
    said: 'local citation building',
    thing: 'local citations',
    plural: true,
    terms: ['citation building', 'directory listings'],
  },
  alsoCalled: [
    'citation',
    'directory listing',
    'local directories',
    'business directories',
    'business listing',
    'local listing',
    'nap listings',
    'yellow pages',
    'directory submission',
    'local seo listings',
    'listing my business',
    'directory entries',
    'yelp',
    'directory',
    'nap',
  ],
};

export const text: ServiceText = {
  promise: 'Your name, address and phone number in the directories that people and search engines check.',
  about: [
    'Local citation building means getting your business listed in general directories, trade directories and map services: name, address, phone number and usually your website. People use these entries to find somebody nearby. Search engines use them to make sure that a business exists and that its details are right. The more often they read the same thing, the surer they can be.',
    'We list your business in directories, with the same name, address and phone in each, and report every listing. Starter has {local-citation-building.starter.citations}, Standard {local-citation-building.standard.citations.figure} and Pro {local-citation-building.pro.citations.figure}, all delivered in {local-citation-building.times}. Citations support local search only. If you sell everywhere and have no place customers come to, put your money into off-page SEO instead.',
    "Consistency is the whole point. An old phone number here, a former street there, a name with and without 'Ltd': each version makes the others less believable, and a customer who calls the wrong number doesn't call twice. That's why every listing uses exactly the same details.",
  ],
  audience: [
    'You serve customers in a town or region and want to appear in local searches',
    "You've just opened and no directory knows you",
    'You want new listings with the right details after a move',
    'You have several branches and each needs entries of its own',
  ],
  deliverables: [
    '{local-citation-building.starter.citations.figure}, {local-citation-building.standard.citations.figure} or {local-citation-building.pro.citations} in directories, depending on the package',
    'Consistent name, address and phone',
    'A report with every listing',
    'Delivery in {local-citation-building.times}, whichever package you choose',
    'A project manager for your questions',
  ],
  process: [
    {
      title: 'Master record',
      text: 'You confirm name, address, phone, website, opening hours, categories and a short description.',
    },
    {
      title: 'Directories',
      text: 'We choose general, regional and trade directories where your customers or search engines look.',
    },
    {
      title: 'Enter',
      text: 'We fill in each listing. Some directories send you a code, which you pass on to us.',
    },
    {
      title: 'Report',
      text: 'You get a report with every listing.',
    },
  ],
  technologies: [
    'Business directories',
    'Map services',
    'Trade directories',
    'Directory submission',
    'NAP consistency (name, address and phone)',
  ],
  questions: [
    {
      question: 'How many citations does a small business need?',
      answer:
        'Fewer than many sellers claim. Our Starter package, with {local-citation-building.starter.citations}, is a good place to start. Take Standard or Pro in a large city with many competitors, or if your trade has plenty of directories of its own. Accurate listings matter more than a dozen extra ones.',
    },
    {
      question: 'Is my Google Business Profile part of it?',
      answer:
        "No, our citation packages cover directory listings. The Google profile is yours and should stay under your own account, since it's the most important entry of all. Set it up first if you have none. Send us its exact details, so the other listings match.",
    },
    {
      question: 'Can you correct old listings with wrong details?',
      answer:
        "No, our citation packages are for new listings. Changing an old one often takes the login of whoever made it. If you know of many wrong ones, after a move for instance, write to us before you order and ask what's possible.",
    },
    {
      question: 'I work from home or travel to customers. Can I still use citations?',
      answer:
        "Yes, with some care. Many directories let you name a service area and hide the street; others insist on showing an address. Tell us first what can be public. Please don't use a PO box as your address, because map services tend to remove those.",
    },
    {
      question: 'We have three branches. Is one package enough?',
      answer:
        'No. Each branch needs listings with its own address and phone number, so order a package for each of them. Give every branch a page on your website as well, and let its listings point to that page. A single set of entries for several places creates exactly the contradictions citations are meant to remove.',
    },
    {
      question: 'Why are some listings not visible right away?',
      answer:
        "Each directory has its own rules. Some publish straight away; others review entries or ask for a code first. Search engines then need more time to read them, so judge the effect on local searches over months. A position in the map results can't be guaranteed.",
    },
    {
      question: 'Are citations the same as backlinks?',
      answer:
        'No, though they overlap. Most listings carry a link, but its value for ranking is small; what counts is confirming who and where you are. Backlinks from articles strengthen your site as a whole. A local firm does well to begin with citations and add a few links from regional sites later.',
    },
  ],
  related: ['on-page-seo', 'off-page-seo', 'one-time-seo', 'website-design'],
  searchTitle: 'Local Citation Building From {local-citation-building.from} | {company.name}',
  searchDescription:
    'Directory listings with one consistent name, address and phone. {local-citation-building.starter.citations} from {local-citation-building.from}, delivered in {local-citation-building.times} with a full report.',
};
