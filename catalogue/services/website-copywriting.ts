import { writing } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'website-copywriting',
  number: 30,
  name: 'Website Copywriting',
  shortName: 'Website Copywriting',
  packages: writing,
  orderNoun: 'Texts',
  words: {
    said: 'website copywriting',
    thing: 'website copy',
    terms: ['copywriting', 'website texts'],
    piece: 'website text',
  },
  alsoCalled: [
    'copywriting',
    'website copy',
    'copywriter',
    'web copy',
    'copy',
    'site copy',
    'website text',
    'website content',
    'site text',
    'homepage text',
    'sales copy',
    'text for my website',
    'words for my homepage',
    'words for my website',
    'copy writing',
    'web texts',
    'about page text',
    'home page text',
    'web content',
    'page copy',
    'page text',
    'text for my site',
    'text for my homepage',
    'words for my site',
  ],
};

export const text: ServiceText = {
  promise: 'Words for the pages that have to win the customer, such as home, services, products and about.',
  about: [
    'Website copywriting means writing the text a visitor reads while deciding whether to call you, order from you or leave. Good copy is short, each page has one purpose, and every sentence has to earn its place. We write for the pages your business depends on: home, services, products, about, contact, and the landing page an advertisement leads to.',
    "Good copy answers three questions quickly: is this for me, can I trust it, what do I do next? We usually start with your customers' own words, taken from enquiries, reviews and the questions your staff hear every day. Then we arrange the page so the answer to the next question is always the next thing on the screen.",
    'Copy is priced by total word count, so one order can be spread over several pages. If you want to win regular readers rather than prompt a decision, choose {blog-writing.name}. If you want a subject explained in depth without selling, choose {article-writing.name}.',
  ],
  audience: [
    "You're having a website built and the pages still say 'text goes here'",
    'Visitors reach your site and leave without writing or calling',
    "Your pages describe the company at length and the customer's problem hardly at all",
    'You run ads and need a landing page that keeps their promise',
    'Your services have changed and your website still sells the old ones',
  ],
  deliverables: [
    'Finished copy for the pages you name, within the words ordered',
    'Research on your subject',
    'Headings in the order a visitor asks questions',
    'Your keywords in headings and text, placed naturally',
    'A meta description with texts of {website-copywriting.2000-words.words} or more',
    'A document you can edit and publish',
  ],
  process: [
    {
      title: 'Page list',
      text: "You name the pages and choose a word count that covers them. A sketch or layout of the site helps but isn't required.",
    },
    {
      title: "Customer's words",
      text: 'You send us typical enquiries, reviews and objections. We read them along with your current site.',
    },
    {
      title: 'Outline',
      text: 'Usually each page gets one purpose, one next step and a set of headings before the sentences are written.',
    },
    {
      title: 'Copy',
      text: 'We write the headlines and the text.',
    },
    {
      title: 'Revision',
      text: 'Flag anything inaccurate or out of character. Each revision request adds {policy.revision-days}.',
    },
    {
      title: 'Handover',
      text: 'You receive the copy, ready for your developer or ours.',
    },
  ],
  technologies: [
    'Review of customer enquiries',
    'Page outlines',
    'Headline drafts',
    'Search intent',
    'Plain English',
    'Microcopy for buttons and forms',
  ],
  questions: [
    {
      question: 'How many words does my website need?',
      answer:
        "It depends on what a visitor has to know before deciding. A contact page may need a paragraph, a service page a few hundred words. As a rough guide, order {website-copywriting.500-words.words} for one main page, or {website-copywriting.2000-words.words} for a small site with several short pages. If you're unsure, send us a list of your pages before you order and ask which size fits.",
    },
    {
      question: 'Should the copy be ready before the design?',
      answer:
        'Ideally, yes. A layout made around real sentences fits them; a layout made around filler text has to be repaired. If design and copy run at the same time, settle the page list and the headings first, so the designer knows how much room each part needs.',
    },
    {
      question: 'Do your website packages include the texts?',
      answer:
        'No. Design and development packages cover the layout and the building of the pages, not the copy. You can send your own copy or order {website-copywriting.name} alongside. If you order both, tell us they belong together.',
    },
    {
      question: 'Can you improve the copy I have instead of starting over?',
      answer:
        "Yes. Send us the address of the page, say what isn't working and mark anything that should stay as it is. Count the words of the finished page, not of the changes, when you choose a word count: reworking a page usually touches every paragraph.",
    },
    {
      question: 'How do you make it sound like us?',
      answer:
        'Tell us how you speak with customers: formal or first names, technical or simple, dry or warm. Two or three texts you like, from any trade, say more than adjectives. If you want to settle the tone first, order one page, then the rest once it sounds right.',
    },
    {
      question: 'Do you put the copy on my website?',
      answer:
        'No, our writing packages end with the finished document. You can paste it in yourself or pass it to your developer. If we look after your site under {website-maintenance-and-support.name}, replacing page copy can be done within its customization hours.',
    },
    {
      question: 'Do I get meta titles for search results as well?',
      answer:
        'Not titles, but a meta description comes with texts of {website-copywriting.2000-words.words} or more. Writing both for every page of a site is a separate job: {meta-title-and-meta-description-writing.name} covers {meta-title-and-meta-description-writing.basic.pages} for {meta-title-and-meta-description-writing.basic.price}. Ordering it after the copy makes sense, because the titles then match what the pages say.',
    },
  ],
  related: ['website-design', 'website-development', 'meta-title-and-meta-description-writing', 'content-writing'],
  searchTitle: 'Website Copywriting From {website-copywriting.from} | {company.name}',
  searchDescription:
    "Copy for home, service, product and landing pages, written from your customers' own words. {website-copywriting.500-words.words} for {website-copywriting.500-words.price}, in {website-copywriting.500-words.days}.",
};
