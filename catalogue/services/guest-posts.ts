import { days } from '../duration.ts';
import type { ServiceBySite } from '../service-by-site.ts';

export const facts: ServiceBySite = {
  slug: 'guest-posts',
  name: 'Guest posts',
  piece: 'guest post',
  orderedOn: { link: '{orders.link}', called: 'guest posts and link insertions page of our ordering app' },
  sites: [
    { price: 15, count: 2 },
    { price: 20, count: 1 },
    { price: 25, count: 6 },
    { price: 50, count: 1 },
  ],
  delivery: days(2),
  words: 500,
  includes: ['A {guest-posts.article}, relevant to the site', 'One anchor text and one target URL'],
  firstEntry: 4960,
  entries: [
    {
      question: 'How much does a guest post cost?',
      answer:
        'A guest post costs {guest-posts.prices}, depending on the site. A {guest-posts.article} is included. You choose the site in the ordering app, on its guest posts and link insertions page. Start here: {app.services}',
      category: 'pricing',
      alternatives: [
        'guest post price',
        'guest posting rates',
        'what do you charge for guest posts?',
        'guestpost cost',
      ],
      tags: ['guest-posts', 'price'],
    },
    {
      question: 'How long does a guest post take?',
      answer:
        "A guest post takes {guest-posts.days}. Content that doesn't suit the site or goes against its guidelines can be rejected; if that happens, we'll tell you why. Order in the app: {app.services}",
      category: 'timeline',
      alternatives: ['guest post delivery time', 'when will my guest post be live?', 'guest posting turnaround'],
      tags: ['guest-posts', 'time'],
    },
    {
      question: 'What is included in a guest post?',
      answer:
        'Each guest post includes:\n- A {guest-posts.article}\n- One anchor text\n- One target URL\n- Delivery in {guest-posts.days}\nSites and prices: {app.services}',
      category: 'services',
      alternatives: [
        'what do i get with a guest post',
        'guest post inclusions',
        'is the article included in guest posting?',
      ],
      tags: ['guest-posts', 'inclusions'],
    },
    {
      question: 'What is the cheapest guest post you sell?',
      answer:
        'Our cheapest guest post costs {guest-posts.from}, article included. Posts on other sites cost up to {guest-posts.to}. You can see each site with its price in the ordering app: {app.services}',
      category: 'pricing',
      alternatives: ['lowest guest post price', 'cheap guest posting', 'guest post on a small budget'],
      tags: ['guest-posts', 'price', 'budget'],
    },
    {
      question: 'What is the most expensive guest post site?',
      answer:
        'A post on the most expensive site costs {guest-posts.to}; the other sites start at {guest-posts.from}. Whatever the price, pick the site whose readers are closest to your customers. See the list: {app.services}',
      category: 'pricing',
      alternatives: ['highest guest post price', 'premium guest posting site', 'best guest post site you have'],
      tags: ['guest-posts', 'price'],
    },
    {
      question: 'Where do I order a guest post?',
      answer:
        'In the ordering app, on the page for guest posts and link insertions. Sign in at {app.signin} or sign up at {app.signup}, choose a site, then give us one anchor text and one target URL. The article is {guest-posts.words} long.',
      category: 'ordering',
      alternatives: ['buy a guest post', 'guest post order link', 'how can i place a guest post order?'],
      tags: ['guest-posts', 'order', 'link'],
    },
  ],
  alsoCalled: [
    'guest post',
    'guest posts',
    'guest posting',
    'guest article',
    'guest articles',
    'guest blog',
    'guest blogging',
    'guest blog post',
    'link insertion',
    'link insertions',
    'sponsored post',
    'sponsored article',
    'sponsored posts',
    'article on someone elses blog',
    'post on another blog',
    'article on another site',
    'guest blog posts',
    'guestpost',
    'guestposts',
    'guest contribution',
    'publish my article',
    'article on other websites',
    'article on other sites',
    'guest post service',
    'guest post services',
    'guest content',
    'guest piece',
  ],
};
