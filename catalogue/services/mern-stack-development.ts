import { webApplication } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'mern-stack-development',
  number: 10,
  name: 'MERN Stack Development',
  shortName: 'MERN Stack',
  packages: webApplication,
  words: { said: 'MERN stack development', thing: 'a MERN application', terms: ['mern app', 'mern stack'] },
  alsoCalled: [
    'mern',
    'mern development',
    'mern stack development',
    'mern web app',
    'mongodb express react node',
    'mongo express react node',
    'full stack javascript',
    'node and react app',
    'full stack app',
    'full stack development',
    'fullstack',
    'full stack',
    'mongo express node react',
    'javascript mongo express node react',
  ],
};

export const text: ServiceText = {
  promise: 'MongoDB, Express, React and Node.js, with one language from the database to the button.',
  about: [
    "MERN stack development means building an application with four tools that fit together. React draws the screens, Node.js runs the server, Express answers its requests and MongoDB stores the data. It's all written in JavaScript or TypeScript, so one developer can follow a feature from a click to the database and back. That keeps teams small and later changes affordable.",
    'The packages are the same as for web application development: up to {mern-stack-development.basic.pages} with Basic; up to {mern-stack-development.standard.pages.figure} with Standard, plus sign-in, sign-up and a dashboard; up to {mern-stack-development.premium.pages.figure} with Premium, plus user management and payment, email and API integration.',
    "MERN suits products with flexible records, lots of interaction and a team that knows JavaScript. For accounting-like data with many strict relations, a relational database and back-end development are a better fit. For a site that's mainly read, Next.js or WordPress is the better tool.",
  ],
  audience: [
    "You're a founder who needs a first version that a team can build on",
    'Your developers know JavaScript and want one language throughout',
    'You have a MERN application that was left unfinished',
    'Your records differ from each other and keep changing shape',
  ],
  deliverables: [
    'A React front end with the number of screens in your package',
    'A Node.js and Express server with its API',
    'A MongoDB database designed for your data',
    'Source code of both halves',
    'Accounts with sign-in and sign-up, and a dashboard (Standard and Premium)',
    'Payment, email and API integration plus user management (Premium)',
  ],
  process: [
    {
      title: 'Data shapes',
      text: 'We define the documents stored in MongoDB and the queries that will be run on them most often.',
    },
    {
      title: 'API contract',
      text: 'We settle what each request does before coding, so both sides can be built against it.',
    },
    {
      title: 'Server',
      text: 'Express routes, validation, access rules and error handling come first.',
    },
    {
      title: 'Screens',
      text: 'We build the React screens on the finished API and share them with you as they become usable.',
    },
    {
      title: 'Release',
      text: 'We prepare the production settings and hand over the source code.',
    },
  ],
  technologies: ['MongoDB', 'Express', 'React', 'Node.js', 'TypeScript', 'Mongoose', 'REST APIs', 'Git'],
  questions: [
    {
      question: 'How is this different from web application development?',
      answer:
        'The two differ only in their starting point; packages and prices are the same. Web application development starts from what your business wants to do, MERN stack development from the technology. If you have a task and no opinion on tools, order the first. If an investor, a partner or your own team asks for MERN by name, order the second.',
    },
    {
      question: 'Is MongoDB the right database for my data?',
      answer:
        "Yes, when records are self-contained and vary: profiles, products, posts, orders with their items. It's less suited to ledgers, stock across warehouses or heavy reporting over many tables. Describe your data first: if a relational database fits better, back-end development is the right service.",
    },
    {
      question: 'Can you take over a half-finished MERN project?',
      answer:
        "Possibly, but it depends on the code. Sometimes continuing is cheapest, sometimes a part has to be rewritten. Tell us first what works and what doesn't. If you want a verdict on the code, make it one of the questions in a consulting order, and you get the answer in writing.",
    },
    {
      question: 'What does our server need to run it?',
      answer:
        "A machine or platform that runs Node.js, and a MongoDB database, either on the same server or as a hosted service. Most cloud providers offer both. The accounts and fees are yours. Hosting setup isn't part of the MERN packages.",
    },
    {
      question: 'Could you use Next.js in place of plain React?',
      answer:
        "Possibly, but talk to us before you order. For screens behind a login, plain React is simpler, and that's what the MERN packages contain. If your product also has public pages that must be found by search engines, a Next.js front end beside the application is usually the cleaner arrangement.",
    },
    {
      question: 'How are passwords and personal data protected?',
      answer:
        "Good practice is to store passwords only as hashes, check every request on the server and keep secrets out of the code. Tell us first what data you'll store and which rules apply. No software is safe from every attack, so keep yours updated: the Premium maintenance package is made for MERN applications.",
    },
    {
      question: 'Will it cope if we grow quickly?',
      answer:
        'A MERN application can: Node.js and MongoDB both run across several machines. How far an application goes depends on its data and traffic, so tell us what you expect on your busiest day. Once you have real users, measurements tell you more than any forecast.',
    },
  ],
  related: ['back-end-web-development', 'reactjs-web-development', 'website-maintenance-and-support'],
  searchTitle: 'MERN Stack Development Packages | {company.name}',
  searchDescription:
    'Applications on MongoDB, Express, React and Node.js with source code of both halves. MERN packages from {mern-stack-development.from}, delivered in {mern-stack-development.times}.',
};
