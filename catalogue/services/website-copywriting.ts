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
    ware: 'website copy',
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
  promise: 'Words for the pages that have to win the customer: home, services, products, about.',
  about: [
    'Website copy is the text a visitor reads while deciding whether to call you, order from you or leave. It is short, it has one purpose a page, and every sentence has to earn its line. We write it for the pages your business stands on: home, services, products, about, contact, and the landing page an advertisement leads to.',
    'Good copy answers three questions quickly: is this for me, can I trust it, what do I do next. We begin with your customers’ own words, taken from enquiries, reviews and the questions your staff hear every day. Then we order the page so that the answer to the next question is always the next thing on the screen.',
    'Copy is paid by the total word count, so one order can be shared among several pages, as you see fit. If you want to be read regularly rather than bring a visitor to a decision, choose {blog-writing.name}. If you want a subject explained in depth without selling, choose {article-writing.name}.',
  ],
  audience: [
    'You are having a website built and the pages still say “text goes here”',
    'Visitors reach your site and leave without writing or calling',
    'Your pages describe the company at length and the customer’s problem hardly at all',
    'You run advertisements and need a landing page that keeps what they promise',
    'Your services have changed and your website still sells the old ones',
  ],
  deliverables: [
    'Finished copy for the pages you name, within the words ordered',
    'A headline and an opening for each page',
    'A clear call to action for each page, in words for the button too',
    'Headings in the order a visitor asks questions',
    'Your keywords in headings and text, placed naturally',
    'A meta description with texts from {website-copywriting.2000-words.words}',
    'An editable document, marked page by page for whoever builds the site',
  ],
  process: [
    {
      title: 'Page list',
      text: 'You name the pages and choose a word count that covers them. A sketch or the layout of the site helps, and is not required.',
    },
    {
      title: 'Customer’s words',
      text: 'You send us typical enquiries, reviews and objections. We read them, your present site and those of your competitors.',
    },
    {
      title: 'Outline',
      text: 'Each page gets one purpose, one next step and an order of headings before the sentences are written.',
    },
    {
      title: 'Copy',
      text: 'We write headlines, text and buttons together, so that nothing on the page says the same thing twice.',
    },
    {
      title: 'Revision',
      text: 'You mark what is not you or not true. Each revision request adds {policy.revision-days}.',
    },
    {
      title: 'Handover',
      text: 'You receive the copy page by page, ready for your developer or for ours.',
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
        'It depends on what a visitor has to know before deciding. A contact page may need a paragraph, a service page a few hundred words. As a start, {website-copywriting.500-words.words} suit one main page and {website-copywriting.2000-words.words} a small site with several short pages. Write to us with a list of your pages and we suggest a size before you order.',
    },
    {
      question: 'Should the copy be ready before the design?',
      answer:
        'If you can, yes. A layout made around real sentences fits them; a layout made around filler text has to be repaired. When design and copy run at the same time, we agree the page list and the headings first, so that the designer knows how much room each part needs.',
    },
    {
      question: 'Do your website packages include the texts?',
      answer:
        'Design and development packages cover the layout and the building of the pages; their lists do not contain copy. You can send your own texts or order {website-copywriting.name} beside them. In that case tell us that the two belong together, and the copy is marked page by page for the developers.',
    },
    {
      question: 'Can you improve the copy I have instead of starting over?',
      answer:
        'Yes. Send us the address of the page and say what is not working. We keep what is true and well put, and rewrite the rest. Count the words of the finished page, not of the changes, when you choose a size: reordering a page usually touches every paragraph.',
    },
    {
      question: 'How do you make it sound like us?',
      answer:
        'Tell us how you speak with customers: formal or first names, technical or simple, dry or warm. Two or three texts you like, from any trade, say more than adjectives. The first page is the test. Once its tone is right, the other pages follow it.',
    },
    {
      question: 'Do you put the copy on my website?',
      answer:
        'The packages end with the finished document; publishing is not part of them. Most owners paste it in themselves or pass it to their developer. If we look after your site under {website-maintenance-and-support.name}, replacing page texts can be done within its customization hours.',
    },
    {
      question: 'Do I get meta titles for search results as well?',
      answer:
        'A meta description comes with texts from {website-copywriting.2000-words.words}. Titles and descriptions for every page of a site are a job of their own: {meta-title-and-meta-description-writing.name} covers {meta-title-and-meta-description-writing.basic.pages} for {meta-title-and-meta-description-writing.basic.price}. Ordering it after the copy makes sense, because the titles then match what the pages say.',
    },
  ],
  related: ['website-design', 'website-development', 'meta-title-and-meta-description-writing', 'content-writing'],
  searchTitle: 'Website Copywriting From {website-copywriting.from} | {company.name}',
  searchDescription:
    'Copy for home, service, product and landing pages, written by hand from your customers’ own words. {website-copywriting.500-words.words} for {website-copywriting.500-words.price}, in {website-copywriting.500-words.days}.',
};
