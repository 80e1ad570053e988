import { backEnd } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'back-end-web-development',
  number: 11,
  name: 'Back-end Web Development',
  shortName: 'Back-end',
  packages: backEnd,
  words: { said: 'back-end development', thing: 'a back end', terms: ['backend', 'backend api'] },
  alsoCalled: [
    'back end',
    'backend',
    'back end development',
    'backend development',
    'server side',
    'server half',
    'server part',
    'server work',
    'api development',
    'rest api',
    'database work',
    'server side development',
    'nodejs',
    'apis and database',
    'database and api',
    'server code',
    'back side',
    'server end',
    'api and database',
    'server development',
    'back half',
    'server programming',
  ],
};

export const text: ServiceText = {
  promise: 'The server, database and API that your website or app needs behind the scenes.',
  about: [
    "Back-end development means building the part nobody sees: it stores records, checks who's allowed to do what, calculates, sends and answers. When it's well made, the visible side stays simple and you can add a second one, say a mobile app, without starting again. We build it as a Node.js API with a database designed for your data.",
    "Basic includes the API and the database design. Standard adds sign-in and roles, and endpoints for administration. Premium adds API integration, payment integration and user management. There's no page limit, because there are no pages: you choose by who's allowed to do what, and by what has to be connected.",
    'Order back-end development when the screens exist or somebody else is making them, and you want a server side that will outlast them. If you need screens and server together, the web application packages cover both. If you only need to edit texts and pictures, Strapi gives you a ready-made back end for content.',
  ],
  audience: [
    'Your front end is ready and has nothing to talk to',
    'You want to build a mobile app and a website on the same data',
    'You want two of your systems to exchange data without anyone retyping it (Premium)',
    'Your current server code is slow, or nobody dares to touch it',
  ],
  deliverables: [
    'A Node.js API for your site or app',
    'A database design made for your records',
    'Full source code',
    'Sign-in and roles (Standard and Premium)',
    'Admin endpoints (Standard and Premium)',
    'Payment integration, user management and links to other systems by API (Premium)',
  ],
  process: [
    {
      title: 'Records',
      text: 'We name the things your business keeps track of, how they relate and how long they must be kept.',
    },
    {
      title: 'Rules',
      text: 'You tell us what visitors can see and change and, from Standard up, which roles may do more. Those rules become checks on the server.',
    },
    {
      title: 'Endpoints',
      text: 'We agree each request and answer with whoever builds the front end, so both can work in parallel.',
    },
    { title: 'Build', text: 'We write the API and test it with good, bad and missing data.' },
    { title: 'Connection', text: 'Your front end is connected, we correct what turns up, and you get the code.' },
  ],
  technologies: ['Node.js', 'Express', 'TypeScript', 'MongoDB', 'PostgreSQL', 'MySQL', 'REST APIs', 'OpenAPI'],
  questions: [
    {
      question: 'How do I know which package I need without page counts?',
      answer:
        "Look at access. If every visitor can do the same things, the Basic back-end package is enough. If people sign in and some have more rights than others, take Standard. If money moves, accounts must be managed or another system has to be connected, take Premium. Send us a short description if you're between two.",
    },
    {
      question: 'Do I get screens to manage my data?',
      answer:
        'No. The Standard and Premium back-end packages contain admin endpoints: the part of the API that an admin screen would use. The screen itself is front-end work and can be ordered as a front-end or React package. If you want a dashboard included from the start, the web application packages have one from Standard upwards.',
    },
    {
      question: 'Can you work with the front end I already have?',
      answer:
        "Yes, whether it's React, another framework, a mobile app or plain pages. We need to see it, or speak with the person who writes it, to agree on how the two sides exchange data. If the front end was built against a test API, send us its description.",
    },
    {
      question: 'Which database will you use?',
      answer:
        'The one that suits your data. Records with many fixed relations, such as invoices and stock, belong in PostgreSQL or MySQL. Flexible, self-contained records feel at home in MongoDB. If you already run a database, tell us first. Ask to see the database design before we build on it.',
    },
    {
      question: 'Can you connect our CRM, accounting or delivery service?',
      answer:
        "Yes, with the Premium back-end package, which includes API integration. The other system has to offer an API, and you need an account that can use it. Send us its name before you order and ask what's possible.",
    },
    {
      question: 'Where does it run, and who can get at the data?',
      answer:
        "Usually on a server in your own name, so you choose the provider and the country. Hosting setup isn't listed in the back-end packages, so ask first who installs it. During the project we need access for our tests. After handover you can change the passwords and shut us out. If your data is confidential, we can sign an NDA before we see any of it.",
    },
    {
      question: 'Can you replace our old server without stopping our business?',
      answer:
        'It can usually be done step by step, but no package lists such a move, so ask us first. As a rule, the new API runs beside the old one while data is copied and compared; then requests are switched over. Much depends on how data can be exported from the old system.',
    },
  ],
  related: [
    'web-application-development',
    'mern-stack-development',
    'front-end-web-development',
    'strapi-cms-website-development',
  ],
  searchTitle: 'Back-end Web Development in Node.js | {company.name}',
  searchDescription:
    'Node.js API and database design with source code; larger packages add sign-in and payments. Back-end packages from {back-end-web-development.from}, in {back-end-web-development.times}.',
};
