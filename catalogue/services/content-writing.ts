import { writing } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'content-writing',
  number: 29,
  name: 'Content Writing',
  shortName: 'Content Writing',
  packages: writing,
  orderNoun: 'Texts',
  words: {
    said: 'content writing',
    thing: 'written content',
    terms: ['content', 'text content'],
    piece: 'text',
  },
  alsoCalled: [
    'content writing',
    'content',
    'writing',
    'content creation',
    'writer',
    'content writer',
    'written content',
    'texts',
    'word text',
    'text writing',
    'ghostwriting',
    'content package',
    'product descriptions',
    'product texts',
  ],
};

export const text: ServiceText = {
  promise: 'Copy for your business, researched and written to your brief, priced by word count alone.',
  about: [
    "Content writing is everything your business publishes in words: pages, posts, articles, product descriptions, newsletters, profiles. One price list covers all of it. You choose a length and tell us who'll read the text and what it should do; research and writing are included. Every kind of text costs the same for the same length, so choose the kind your readers need.",
    'Every size includes research, writing and your keywords, worked in naturally. From {content-writing.2000-words.words} the text also comes with a meta description for search results. Sizes go up to {content-writing.4000-words.words}. If your text falls between two, order the next size up.',
    "Three kinds of text have a page of their own, because they're planned differently. {website-copywriting.name} is for the pages that sell. {blog-writing.name} keeps your own blog going with answers to customers' questions. {article-writing.name} is for longer, neutral pieces that explain a subject or appear on someone else's site. Order {content-writing.name} when your text is none of these, or when you need a mix.",
  ],
  audience: [
    'You have product descriptions, a newsletter or a company profile to write and no time to write them',
    'You need several kinds of text and would rather brief one supplier than three',
    'You have notes, recordings or a rough draft that should become a finished text',
    "You know what you want to say but aren't sure which kind of text should say it",
  ],
  deliverables: [
    'A finished text of the length you ordered',
    'Headings and short paragraphs that are easy to read',
    'Research on your subject',
    'Your keywords, worked in where they belong',
    'A meta description with texts of {content-writing.2000-words.words} or more',
    'A document you can edit, copy and publish anywhere',
  ],
  process: [
    {
      title: 'Length',
      text: "You pick a word count in the ordering app. If you're unsure, write to us first, say what the text is for and ask which size fits.",
    },
    {
      title: 'Requirements',
      text: 'You tell us the subject, the reader, the keywords, the tone you like and the facts to include.',
    },
    {
      title: 'Research',
      text: "We read your site, your notes and what's already published on the subject.",
    },
    { title: 'Writing', text: 'The text is written to your requirements.' },
    {
      title: 'Your changes',
      text: 'You say what to change. Each revision request adds {policy.revision-days} to the delivery time.',
    },
  ],
  technologies: ['Topic research', 'Search intent', 'Plain English', 'House-style matching', 'Keyword placement'],
  questions: [
    {
      question: 'Which writing service should I order: content, copy, blog or article?',
      answer:
        "They share one price list, so choose by purpose. Take {website-copywriting.name} for pages that should lead to an order or a call, {blog-writing.name} for posts on your own blog, {article-writing.name} for a neutral, researched piece. Take {content-writing.name} for anything else: descriptions, newsletters, profiles, brochures. If you pick the wrong one, it doesn't matter: the price is the same.",
    },
    {
      question: 'My text is between two sizes. What do I order?',
      answer:
        'Order the next size up: for a text a little over {content-writing.1000-words.words}, take {content-writing.2000-words.words}. For something longer than {content-writing.4000-words.words}, or to make one text out of two smaller orders, email us at {company.email} first.',
    },
    {
      question: 'Can I split one order over many short texts, such as product descriptions?',
      answer:
        'Yes. The word count is a total: send us a list of the products with the facts for each, and say how long each description should be. Please note that the meta description comes with a single text of {content-writing.2000-words.words} or more. For a title and description for every page, see {meta-title-and-meta-description-writing.name}.',
    },
    {
      question: 'Do you write with AI?',
      answer:
        "The packages don't say how a text is made. If it matters to you, ask before you order and get the answer in writing. If you have a machine-written draft, send it along as a brief.",
    },
    {
      question: 'How do you learn enough about my trade?',
      answer:
        "From you first. Send your customers' questions, your prices and terms where they matter, and two or three texts you like. Research on your subject is part of every writing package. You check the facts before anything is published.",
    },
    {
      question: "Is there anything you don't write?",
      answer:
        'Yes, anything in these areas: {policy.areas-not-served}. We may cancel such orders, so if your subject comes close to one of them, ask before you pay.',
    },
    {
      question: 'Will the text get me to the top of Google?',
      answer:
        "Nobody can promise that, and we don't guarantee rankings. A useful text with the right keywords gives search engines a good reason to show your page. How far it gets also depends on your site, your competitors and the links you have. If search is the goal, combine the text with {keyword-research.name} or {on-page-seo.name}.",
    },
  ],
  related: ['meta-title-and-meta-description-writing', 'keyword-research', 'website-design', 'infographic-design'],
  searchTitle: 'Content Writing Services, Priced by Words | {company.name}',
  searchDescription:
    'Business copy with research and keywords: {content-writing.from} for {content-writing.500-words.words}, delivered in {content-writing.500-words.days}. Sizes up to {content-writing.4000-words.words}.',
};
