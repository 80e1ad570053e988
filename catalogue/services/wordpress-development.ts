import { wordpress } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'wordpress-development',
  number: 2,
  name: 'WordPress Development',
  shortName: 'WordPress',
  packages: wordpress,
  words: { said: 'WordPress development', thing: 'a WordPress website', terms: ['wordpress', 'wp site'] },
  alsoCalled: [
    'wordpress',
    'word press',
    'wordpress development',
    'elementor',
    'woocommerce',
    'wordpress blog',
    'gutenberg',
    'divi',
  ],
};

export const text: ServiceText = {
  promise: 'A WordPress site in your brand that you can edit yourself, without touching code.',
  about: [
    "WordPress development means building your site on WordPress, a content system you run in the browser: you log in, change a sentence or a photo, press update, and the page is live. It suits companies that publish often and want their own staff to do it. Many developers know it, so you aren't tied to one of them.",
    'We set up a theme in your colours and type, arrange your pages, add a contact form and make everything work on every screen. Basic covers up to {wordpress-development.basic.pages}. Standard covers up to {wordpress-development.standard.pages} and adds unlimited revisions and hosting setup. Anything larger or unusual is a Custom project with its own quote.',
    "WordPress isn't the answer to everything. For a site that behaves like software, with accounts and live data, choose a web application. For content that a website, an app and other channels all read, look at Strapi. And when loading speed and custom page types matter more than easy editing, Next.js gives you more room.",
  ],
  audience: [
    'You publish news, offers or articles every week',
    'Your staff need to edit pages without calling a developer',
    'You want a system that other developers also know',
    "You have a WordPress site that's grown slow or untidy and want a clean start",
  ],
  deliverables: [
    'A WordPress site with a theme set up in your brand',
    'Your pages, filled with the content you send',
    'Responsive pages for phone, tablet and desktop',
    'A contact form',
    'The administrator account and the source code',
    'Unlimited revisions (Standard)',
    'Hosting setup (Standard and Custom)',
  ],
  process: [
    {
      title: 'Content list',
      text: 'We agree which pages you need and who will edit them. That decides how the editing screens are arranged.',
    },
    { title: 'Theme', text: 'We choose a theme that fits the content and set it up with your logo, colours and type.' },
    { title: 'Pages', text: 'We build the pages with your copy and pictures and set up the contact form.' },
    {
      title: 'Your review',
      text: 'You go through the site on your own screens, log in and try the editor. We make the changes you ask for.',
    },
    {
      title: 'Handover',
      text: 'You approve the site, then receive the administrator account and the code. In Standard we also set the site up at your host.',
    },
  ],
  technologies: ['WordPress', 'PHP', 'MySQL', 'Block editor', 'HTML', 'CSS', 'JavaScript'],
  questions: [
    {
      question: 'Do you use a ready theme or write one from scratch?',
      answer:
        'WordPress Basic and Standard use a theme that we set up in your brand, which keeps the site affordable and easy for others to maintain. Layout, colours and type follow your business. A theme written only for you is a Custom project with its own quote.',
    },
    {
      question: 'Can I really change things myself?',
      answer:
        'Yes. Copy, pictures, menus and new posts are edited in the WordPress dashboard, much like in a word processor. You receive the administrator account at handover and can give staff their own logins with fewer rights. What still needs a developer is changing how a template or a function works.',
    },
    {
      question: 'What do unlimited revisions mean in Standard?',
      answer:
        "With WordPress Standard you may ask for as many revisions as you need to the pages in your package. Each one still adds {policy.revision-days} to the delivery date. New pages or features aren't revisions: they change the scope, and we agree those in writing first.",
    },
    {
      question: 'Can you build an online shop on WordPress?',
      answer:
        'Yes, as a Custom WordPress project. A shop involves products, taxes, shipping and a payment provider, and no two shops are alike, so we give you a quote once we know what yours needs. Write to us with the number of products, the countries you ship to and how you want to be paid, and ask for a quote.',
    },
    {
      question: 'Are plugin and theme licences included?',
      answer:
        "No, our WordPress packages don't list paid licences. Where a paid plugin makes sense, you buy it in your own name, so updates keep coming to you, whoever looks after the site later. If you want to avoid licence fees, say so before you order.",
    },
    {
      question: 'Can you move my site from another website builder?',
      answer:
        "Often, but ask first: moving content isn't listed in the packages. The layout has to be rebuilt in WordPress, because builders don't let you take their templates with you. Tell us which builder you use and how many pages you have, and agree with us in writing what moves.",
    },
    {
      question: 'Where will the site be hosted?',
      answer:
        "On any host that runs WordPress, in an account that belongs to you. WordPress Standard includes setting it up there; with Basic you install it yourself or ask your host. If you don't have a host yet, ask us what to look for. A good host matters: our pages are built to load within {policy.load-time}, and a slow server can spoil that.",
    },
    {
      question: 'What happens if WordPress is never updated?',
      answer:
        'The site gets easier to break into: old versions of WordPress and its plugins are a common way in. You can run the updates yourself from the dashboard. Or let us do it: the Basic maintenance package is made for WordPress and includes updates, backups, security checks and {website-maintenance-and-support.basic.customizationHours}.',
    },
  ],
  related: ['website-maintenance-and-support', 'website-copywriting', 'blog-writing', 'on-page-seo'],
  searchTitle: 'WordPress Development You Can Edit | {company.name}',
  searchDescription:
    'WordPress sites set up in your brand, easy to edit and yours with source code. Packages from {wordpress-development.from}, delivered in {wordpress-development.times}.',
};
