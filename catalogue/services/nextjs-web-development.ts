import { reactAndNext } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'nextjs-web-development',
  number: 4,
  name: 'Next.js Web Development',
  shortName: 'Next.js',
  packages: reactAndNext,
  words: { said: 'Next.js development', thing: 'a Next.js website', terms: ['nextjs', 'next js site'] },
  alsoCalled: ['nextjs', 'next js', 'nextjs development', 'next js site'],
};

export const text: ServiceText = {
  promise: 'A React site whose pages arrive finished, quick for visitors and easy for search engines to read.',
  about: [
    'Next.js development means building your site with Next.js, a framework on top of React. It prepares pages on the server or at build time and sends them complete, so text and pictures appear before any script has run. Visitors on a slow phone notice it, and so do search engines and AI assistants, which get the whole text in the first response.',
    'We build your pages in React or Next.js, as you choose, make them work on every screen and hand over the source code. Basic covers up to {nextjs-web-development.basic.pages}. Standard covers up to {nextjs-web-development.standard.pages.figure} and connects them to a content API or headless CMS. Premium covers up to {nextjs-web-development.premium.pages.figure} and adds API integration, payment integration and user management. Next.js suits sites that depend on being found, such as directories or magazines.',
    "Compared with WordPress, there's no theme to work around and less to patch, but you need a developer to add a new kind of page. Compared with plain React, hosting is a little more demanding, but your pages can be read without scripts. For a tool behind a sign-in that hardly matters, and React alone will do.",
  ],
  audience: [
    'Most of your customers find you through search',
    'Your current site takes too long to show anything on a phone',
    "You've outgrown a theme and want page layouts of your own",
    'You run a headless CMS and need a front end for it',
  ],
  deliverables: [
    'A Next.js site with the number of pages in your package',
    'Pages that arrive finished and are easy for search engines to read',
    'Pages that fit every screen',
    'Full source code',
    'A connection to a content API or headless CMS (Standard and Premium)',
    'Payment integration, user management and API integration (Premium)',
  ],
  process: [
    {
      title: 'Page types',
      text: "We sort your pages into types and decide for each whether it's prepared once or made fresh on request.",
    },
    {
      title: 'Addresses',
      text: 'We settle the addresses of all pages and, for an existing site, where each old one leads.',
    },
    {
      title: 'Build',
      text: 'We build layouts and components in your brand and fill them from your copy or your CMS.',
    },
    {
      title: 'Measure',
      text: "We measure how fast the pages load on a phone and slim down what's heavy.",
    },
    {
      title: 'Handover',
      text: 'You approve the site, then receive the code.',
    },
  ],
  technologies: [
    'Next.js',
    'React',
    'TypeScript',
    'Node.js',
    'Server rendering',
    'Static generation',
    'Headless CMS (Standard and Premium)',
  ],
  questions: [
    {
      question: 'Why pay for Next.js when WordPress exists?',
      answer:
        'Next.js is worth it when you want fast pages, layouts of your own or connections to other systems. Take WordPress when easy editing by non-technical staff matters most and a theme suits your content. If you want both, the Standard Next.js package connects the pages to a headless CMS, so your team can edit the content and visitors get the quick front end. The CMS itself is ordered separately, for example with our Strapi packages.',
    },
    {
      question: 'Will it rank better than my old site?',
      answer:
        "Nobody can promise rankings, and we don't. What Next.js gives you is a sound base: complete pages, quick loading and clean addresses. Ranking also depends on your content, your competitors and links. For work on your pages and links, we offer on-page, off-page and monthly SEO.",
    },
    {
      question: 'What kind of hosting does it need?',
      answer:
        "That depends on the pages. If all of them can be prepared in advance, almost any host will do. If some are made on request, you need a host that runs Node.js, which many do. Ask us first which case is yours. Hosting fees aren't part of the packages.",
    },
    {
      question: 'Can I keep my page addresses when I move over?',
      answer:
        "Usually yes, and you should. Send us a list of your current addresses first, so we can agree which ones stay and which are redirected. That way visitors with old bookmarks land on the right page, and search engines don't lose it.",
    },
    {
      question: 'Can the site be in more than one language?',
      answer:
        'Yes, if you supply the translations. Next.js handles several languages well, each with its own addresses. A second language means a second set of pages, so count both sets when you choose a package. Tell us about languages at the start, because adding them later touches every address.',
    },
    {
      question: 'Can it take payments?',
      answer:
        'Yes, with the Premium Next.js package, which includes payment integration: your site talks to your own account with a payment provider, so the money goes straight to you. User management and API integration come with it. For a product where most screens sit behind a login, compare the web application packages before deciding.',
    },
    {
      question: 'How quick is quick?',
      answer:
        'Our pages load within {policy.load-time}. Next.js helps, because the finished page is sent straight away. Third-party scripts such as chat boxes or ad trackers can slow it down again, so add as few as you can.',
    },
  ],
  related: ['strapi-cms-website-development', 'website-copywriting', 'on-page-seo'],
  searchTitle: 'Next.js Web Development for Quick Sites | {company.name}',
  searchDescription:
    'Next.js sites with complete, quick pages that search engines can read. Source code included. Packages from {nextjs-web-development.from}, ready in {nextjs-web-development.times}.',
};
