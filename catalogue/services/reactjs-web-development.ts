import { reactAndNext } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'reactjs-web-development',
  number: 3,
  name: 'ReactJS Web Development',
  shortName: 'ReactJS',
  packages: reactAndNext,
  words: { said: 'ReactJS development', thing: 'a React website', terms: ['reactjs', 'react js site'] },
  alsoCalled: [
    'react',
    'reactjs',
    'react development',
    'react frontend',
    'reactjs development',
    'single page application',
    'react front end',
  ],
};

export const text: ServiceText = {
  promise: 'Interactive pages in React, built from parts your developers can reuse.',
  about: [
    'ReactJS development means building pages with React, a JavaScript library for interfaces that change while people use them: filters, calculators, booking steps, product configurators, customer areas. The page is made of components, small parts with one job each, so a button or a price card is written once and used everywhere. Changing it later means changing it in one place.',
    'We start from the screens and what people do on them, then build the components and put them together. Basic covers up to {reactjs-web-development.basic.pages}. Standard covers up to {reactjs-web-development.standard.pages.figure} and connects them to a content API or headless CMS. Premium covers up to {reactjs-web-development.premium.pages.figure} and adds API integration, payment integration and user management.',
    'React and Next.js share one price list, so the choice is about fit. Plain React is right when the interface lives behind a sign-in or talks to a back end you already run. If strangers should find the pages through search, Next.js is usually the better base.',
  ],
  audience: [
    'Your visitors filter, compare, calculate or configure before they buy',
    'You have a back end or an API and need a modern interface for it',
    'Your product has a customer area that feels slow and dated',
    'Your own developers work in React and need more hands',
  ],
  deliverables: [
    'A React front end with the number of pages in your package',
    'An interface built from reusable components',
    'Screens that adapt from a phone to a wide desktop',
    'Full source code',
    'Texts and pictures read from a content API or headless CMS (Standard and Premium)',
    'Payment and user management in the interface, with API integration (Premium)',
  ],
  process: [
    {
      title: 'Screens',
      text: 'We list every screen and what a person can do on it, including what happens when something goes wrong.',
    },
    {
      title: 'Components',
      text: 'We split the screens into components and agree with you, or your developers, on names and structure.',
    },
    {
      title: 'Build',
      text: 'We build the components, then the pages, with sample data until the real source is ready.',
    },
    { title: 'Connect', text: 'We connect the pages to your API, CMS or payment provider, depending on the package.' },
    {
      title: 'Handover',
      text: 'You try everything in the browser, we correct what you find, and you receive the code.',
    },
  ],
  technologies: [
    'React',
    'TypeScript',
    'JavaScript',
    'Vite',
    'React Router',
    'REST APIs (Standard and Premium)',
    'CSS Modules',
  ],
  questions: [
    {
      question: 'Should I order React or Next.js?',
      answer:
        "It depends on who opens the page. If it's a customer who has signed in, or a visitor using a tool on your site, React alone is simpler to host and maintain. If it's a stranger coming from a search engine, take Next.js, which sends finished pages. Packages and prices are the same.",
    },
    {
      question: 'Will Google be able to read a React site?',
      answer:
        'Yes, Google can, because it runs JavaScript. But other search engines, link previews and AI assistants often read only the first response, where a plain React page has little text. For a tool or a customer area that hardly matters. For pages that have to be found, Next.js is the better choice.',
    },
    {
      question: 'Can you add React to one part of my existing site?',
      answer:
        'Possibly, but no package covers just one part of a site, so ask first. Send the address to {company.email} and describe what that part should do and what the site runs on.',
    },
    {
      question: 'Do you also build the server behind it?',
      answer:
        'No, our React packages cover the part that runs in the browser. If you have a server already, Standard connects the pages to a content API and Premium to other APIs as well. If you have none, order back-end development for the API and database, or a MERN package, where front end and server are planned together and come in one order.',
    },
    {
      question: 'Can my team change the copy without a developer?',
      answer:
        'Not with the Basic React package: there the copy lives in the code, which is fine for screens that rarely change. From Standard on, the pages read from a content API or headless CMS, so your team edits there and the site follows. If you have no such system yet, our Strapi packages set one up.',
    },
    {
      question: 'Can our developers take over afterwards?',
      answer:
        'Yes. You get the source code, and React is widely known. If your team has rules for naming, formatting or testing, or needs notes on how to build and publish the site, say so before you order.',
    },
    {
      question: 'What does Basic leave out?',
      answer:
        "The Basic React package leaves out a CMS connection, payments, user accounts and connections to other systems. You get React pages, responsive on every screen, with source code. Hosting setup isn't in our React packages either; a built React site is a folder of files that nearly any web host can serve.",
    },
  ],
  related: ['front-end-web-development', 'back-end-web-development', 'mern-stack-development'],
  searchTitle: 'ReactJS Web Development Packages | {company.name}',
  searchDescription:
    'React interfaces for tools, portals and customer areas, responsive and with source code. Packages from {reactjs-web-development.from}, ready in {reactjs-web-development.times}.',
};
