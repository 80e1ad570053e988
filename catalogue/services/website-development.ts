import { websiteDevelopment } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'website-development',
  number: 1,
  name: 'Website Development',
  shortName: 'Website Development',
  packages: websiteDevelopment,
  words: { said: 'website development', thing: 'a complete website', terms: ['web development', 'website building'] },
  alsoCalled: [
    'website development',
    'site development',
    'webdevelopment',
    'build a website',
    'build me a website',
    'build my website',
    'build a site',
    'build me a site',
    'make a website',
    'make me a website',
    'make me a site',
    'make a site',
    'create a website',
    'develop a website',
    'website build',
    'site build',
    'full website',
    'complete website',
    'website package',
    'web developer',
    'website developer',
    'mern website',
    'mern site',
    'business website',
    'company website',
    'website from scratch',
    'code a website',
    'programming a website',
    'website creation',
    'web site development',
    'headless cms website',
    'website making',
    'get a website made',
    'website made',
    'site made',
    'website built',
    'site built',
    'built website',
    'coded website',
    'develop my website',
    'develop a site',
    'web dev',
    'website coding',
  ],
  things: ['website', 'site', 'webpage', 'homepage'],
};

export const text: ServiceText = {
  promise: 'A complete website, built for every screen and handed over with its source code.',
  about: [
    "Website development means building the whole site, for owners who'd rather not piece it together themselves. One order covers the pages, their behaviour on every screen and a contact form that reaches you. Pages are built to load within {policy.load-time}, and a visitor gets to any section in at most {policy.clicks}.",
    'Each package is a different way of building. Basic sets up a WordPress theme in your brand for up to {website-development.basic.pages}. Standard builds up to {website-development.standard.pages} with React or Next.js and a headless CMS, hosting setup included. Premium builds up to {website-development.premium.pages} on the MERN stack, with payments, user accounts and connections to other systems.',
    'If you already know your technology, look at the WordPress, React, Next.js or Strapi pages: their packages are made for that one tool. If people will work with the site more than read it, with dashboards and records, see web application development. And if you only want the look, so that your own developer can build it, website design is enough.',
  ],
  audience: [
    'You have a business and no website, or one you avoid showing',
    'You want one team responsible for the whole build',
    'Your visitors should be able to pay or sign in on your site (Premium)',
    "You're not sure which technology you need and want help choosing",
  ],
  deliverables: [
    'A finished website with the number of pages in your package',
    'Pages that fit phone, tablet and desktop',
    'A contact form',
    'Full source code',
    'A headless CMS for your content, and hosting setup (Standard)',
    'Online payments, user management and API integration (Premium)',
  ],
  process: [
    {
      title: 'Plan',
      text: 'Your project manager goes through your goals and content with you and writes down every page, so both sides know what will be built.',
    },
    { title: 'Look', text: 'We fit the theme or the front end to your brand.' },
    {
      title: 'Build',
      text: 'We build the pages, add your content and connect forms, CMS or payments as the package says.',
    },
    {
      title: 'Test',
      text: 'We usually check each page on several screens and browsers, send test messages through the form and measure loading times.',
    },
    {
      title: 'Handover',
      text: 'After your approval you receive the source code and all access. In Standard we also set up the hosting, so the site opens under your domain.',
    },
  ],
  technologies: ['WordPress', 'React', 'Next.js', 'Headless CMS', 'Node.js', 'Express', 'MongoDB', 'HTML and CSS'],
  questions: [
    {
      question: 'Which of the three builds is right for me?',
      answer:
        'Choose Basic website development for a company site you want to edit in the familiar WordPress screens. Choose Standard when you have more pages, care most about a quick, modern front end and still want to edit content. Choose Premium when the site has to do something: take payments, manage users or exchange data with another system.',
    },
    {
      question: 'Do I need a design before I order?',
      answer:
        'No. With Basic we set up a WordPress theme in your brand; for Standard or Premium, tell us first how the pages should look. A separate website design order makes sense when you want to approve every layout on screen first, or when the look is a selling point of its own. If a designer has already drawn the site, send the files before you order and ask which package can follow them.',
    },
    {
      question: 'Can I use the domain I already own?',
      answer:
        "Yes, and it stays in your name. You keep your account with the registrar; your host can tell you which records to set. If you have no domain yet, register one in your own name before launch. Domain and hosting fees aren't part of the packages, so those bills stay with you.",
    },
    {
      question: 'Who owns the finished site?',
      answer:
        "It's yours to use, change and move. Source code is part of all packages, and you receive it at handover. You can host the site where you like, have another developer work on it or ask us to look after it.",
    },
    {
      question: 'Do you write the copy too?',
      answer:
        "No, our development packages cover building the site and placing your content, so the words and pictures come from you. If nobody on your team has time, order website copywriting alongside the build. It's priced by word count, from {website-copywriting.from}, and the copy can be written while the pages take shape.",
    },
    {
      question: 'Can you replace my old site without losing its content?',
      answer:
        "Possibly, but ask first: moving content isn't listed in the packages. Show us the old site first, so its pages can be counted and we can agree in writing which content moves.",
    },
    {
      question: 'When do I pay, and what if my plans change?',
      answer:
        "Payment is {policy.paid} when you order. Small corrections are handled as revisions, each adding {policy.revision-days} to delivery. A change of scope, such as more pages or a new function, is agreed in writing by both sides first, so the price doesn't change without your approval.",
    },
    {
      question: 'Who takes care of it after launch?',
      answer:
        'You can, with the source code and the access you receive. Or leave updates, backups and small changes to us: maintenance starts at {website-maintenance-and-support.from} per {website-maintenance-and-support.basic.days}, with a package for WordPress, one for React and Strapi, and one for MERN applications.',
    },
  ],
  related: ['website-design', 'website-copywriting', 'website-maintenance-and-support', 'search-engine-optimization'],
  searchTitle: 'Website Development, From Plan to Launch | {company.name}',
  searchDescription:
    'Complete websites on WordPress, React, Next.js or MERN with source code included. Packages from {website-development.from}, delivered in {website-development.times}.',
};
