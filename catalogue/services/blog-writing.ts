import { writing } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'blog-writing',
  number: 31,
  name: 'Blog Writing',
  shortName: 'Blog Writing',
  packages: writing,
  orderNoun: 'Blog posts',
  words: {
    said: 'blog writing',
    thing: 'a blog post',
    terms: ['blog', 'blog articles'],
    piece: 'blog post',
  },
  alsoCalled: [
    'blog writing',
    'blog post',
    'blog',
    'write a blog',
    'blog article',
    'blog content',
    'post for my blog',
    'blog entry',
    'write my blog',
    'blog piece',
    'blog text',
    'blog writer',
    'word blog',
    'blogpost',
  ],
};

export const text: ServiceText = {
  promise: 'Posts for your own blog that answer what customers ask before they buy.',
  about: [
    'Blog writing means posts for your own site, each answering one question a customer really has: what does it cost, which one suits me, how long does it last, what can go wrong. People find the answer there and see that you know your trade.',
    'You order post by post, each as long as the question deserves, and stop or carry on as you like. Send a topic, a list of topics, or the questions in your inbox. We research the answer, write it, work your keywords in and hand it over ready to publish under your name.',
    "A post is lighter than an article. It speaks to the reader directly, gets to the answer in the first lines, and points to the service or product that helps. It can have an opinion, because it's yours. For a neutral tone, order {article-writing.name}; for pages that should close the sale, order {website-copywriting.name}.",
  ],
  audience: [
    'Your last post is years old and visitors notice',
    'You answer the same questions by email every week',
    'You know your trade inside out and never find the hour to write about it',
    'Your customers shop around for a long time before they decide',
  ],
  deliverables: [
    'A finished post of the length you ordered',
    'Research on your subject',
    'A title and an opening that get to the point',
    'Headings a hurried reader can skim',
    'Your keywords, placed where a person would use them',
    'A meta description with posts of {blog-writing.2000-words.words} or more',
  ],
  process: [
    {
      title: 'Topic',
      text: 'You send a topic or the question behind it. A rough idea is enough to start with.',
    },
    {
      title: 'Facts',
      text: 'We ask for what only you know: your prices, your way of working, the mistakes you see customers make.',
    },
    {
      title: 'Draft',
      text: 'The post is researched and written, with the answer first and the reasons after it.',
    },
    {
      title: 'Changes',
      text: 'You correct facts and tone. Each revision request adds {policy.revision-days} to the delivery.',
    },
    { title: 'Publishing', text: 'You receive the finished text and publish it on the day that suits you.' },
  ],
  technologies: [
    'Customer-question research',
    'Search intent',
    'Answer-first structure',
    'Keyword placement',
    'House-style matching',
  ],
  questions: [
    {
      question: 'How long should a blog post be?',
      answer:
        "As long as the answer needs. A narrow question is well served by {blog-writing.500-words.words}. A comparison or a how-to usually wants {blog-writing.1000-words.words}. A guide that leaves no question open takes {blog-writing.2000-words.words} or more. Length alone doesn't impress search engines, and padding puts readers off.",
    },
    {
      question: 'How often do we have to publish?',
      answer:
        "Less often than most people think, but steadily. One good post a month is better than eight in January and silence after that. There's no subscription with us: order a single post when you have a question worth answering, or several at once and publish them over the following months.",
    },
    {
      question: 'Can you suggest the topics?',
      answer:
        "No, a list of topics isn't part of a writing order, but a rough idea is enough to start from. For a list with search volume, difficulty and intent, order {keyword-research.name} first: Premium covers {keyword-research.premium.keywords} and adds content ideas. A free source is your own inbox: every question asked twice is a post.",
    },
    {
      question: 'Whose name is on the post?',
      answer:
        "Yours, your company's or that of anyone on your team you choose. The post is yours to publish as your own. Please read it carefully before you put a name to it: what it says about your prices and promises should be what you'd say yourself.",
    },
    {
      question: 'Are pictures included?',
      answer:
        'No, our writing packages contain only the text. You can use photographs of your own work, which readers prefer to stock pictures anyway. For a header image, order {posts-and-banners-design.name}; for a post built on figures, order {infographic-design.name}, which turns them into a single picture.',
    },
    {
      question: 'When will a post bring visitors?',
      answer:
        'From search, think in months: first movement usually takes {policy.seo-first}, clear results {policy.seo-clear}, and no ranking is guaranteed. A post is useful from the first day elsewhere, though. Send it to customers who ask the question it answers, put it in your newsletter and share it on your social profiles.',
    },
    {
      question: 'Can you update old posts?',
      answer:
        'Yes, as a new order: send the address of the old post and say what has changed. Choose the word count by the length of the finished post. Refreshing a post that already has readers is often a better first order than a new one.',
    },
  ],
  related: ['article-writing', 'keyword-research', 'posts-and-banners-design', 'social-media-marketing'],
  searchTitle: 'Blog Writing Services From {blog-writing.from} | {company.name}',
  searchDescription:
    'Blog posts for your own site that answer what customers ask. From {blog-writing.from} for {blog-writing.500-words.words}, ready in {blog-writing.500-words.days}, keywords included and no subscription.',
};
