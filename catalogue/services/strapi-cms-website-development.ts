import { strapi } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'strapi-cms-website-development',
  number: 5,
  name: 'Strapi CMS Website Development',
  shortName: 'Strapi CMS',
  packages: strapi,
  words: { said: 'Strapi CMS development', thing: 'a Strapi website', terms: ['strapi', 'strapi headless cms'] },
  alsoCalled: ['strapi', 'strapi development', 'headless cms', 'strapi backend'],
};

export const text: ServiceText = {
  promise: 'An editing system shaped around your content, feeding your website, app or shop from one place.',
  about: [
    'Strapi CMS development means setting up Strapi, a headless CMS, for your content. Your team writes and publishes content in a clear admin screen, and your website, your mobile app or the screen in your shop fetches it through an API. The content is stored once, without layout mixed into it, so you can replace the front end years later and keep every text.',
    'We set up Strapi with your content types: a recipe has ingredients, a property has rooms and a price, a course has dates. Editor roles decide who can write and who can publish. Basic covers up to {strapi-cms-website-development.basic.pages}, and Standard up to {strapi-cms-website-development.standard.pages.figure} with reusable page sections. Premium covers up to {strapi-cms-website-development.premium.pages.figure} and adds API integration, payment integration and user management.',
    'Choose Strapi when content is structured or used in several places. If you want one ordinary website with an editor built in, WordPress is simpler. If you want a headless CMS and a new front end in one order, the Standard website development package has both. If your site stores orders or accounts more than texts, back-end development is closer to what you need.',
  ],
  audience: [
    'The same content should appear on your site, in an app and elsewhere',
    'Your content has fields, such as price, date or location, and not just text',
    'Several people edit, and not all of them should publish',
    'Your React or Next.js site needs a place where its texts can be edited',
  ],
  deliverables: [
    'Strapi set up with content types made for your business',
    'Editor roles for your team',
    'An API your pages read their content from',
    'Full source code, including the content model',
    'Reusable page sections editors can combine (Standard and Premium)',
    'User management, payment and API integration alongside the content (Premium)',
  ],
  process: [
    {
      title: 'Content model',
      text: 'We go through your real content with you and write down each type, its fields and how the types relate.',
    },
    { title: 'Setup', text: 'We create the types, the editor roles and the API permissions.' },
    {
      title: 'Sections',
      text: 'We build the page sections your editors combine, if your package has them, and agree how each may be used.',
    },
    {
      title: 'Content in',
      text: 'You put in a first set of content. That soon shows whether a field is missing.',
    },
    { title: 'Handover', text: 'You receive the logins and the source code.' },
  ],
  technologies: ['Strapi', 'Node.js', 'REST API', 'GraphQL', 'PostgreSQL', 'SQLite', 'React', 'Next.js'],
  questions: [
    {
      question: 'Does the package include the website visitors see?',
      answer:
        'No, a Strapi package covers Strapi itself: the content types for your pages, editor roles and the API that delivers the content, plus reusable sections from Standard upwards. The visible pages come from a front end. That can be the one you have, a React or Next.js package, or the Standard website development package, which includes both a front end and a headless CMS.',
    },
    {
      question: "Is Strapi hard for people who aren't technical?",
      answer:
        "Editing isn't. Your staff see a list of entries and a form with the fields you agreed on, such as title, picture or price. What they don't see is a live page to drag things around in. If that matters most to your editors, WordPress suits them better.",
    },
    {
      question: 'Do I pay a licence fee for Strapi?',
      answer:
        "Not for its community edition, which is free and runs on your own server. Strapi's makers also sell paid editions with extra features; a licence for those isn't part of our packages. If something you want might need one, ask first, so you can decide whether it's worth the fee.",
    },
    {
      question: 'Can you bring my WordPress content into Strapi?',
      answer:
        "Often, but ask first: moving content isn't listed in the packages. Posts, pages and pictures can be exported from WordPress and fitted into new content types. Plain posts move well, while pages put together in a page builder take extra work. Show us the site first, and agree with us in writing what moves.",
    },
    {
      question: 'What are reusable page sections?',
      answer:
        'Reusable page sections are ready-made blocks, for example a heading with a picture, a row of prices or a list of questions. Editors choose and arrange them to make a new page, and the front end draws each block in your design. Pages stay varied and still look consistent. The Standard and Premium Strapi packages include them.',
    },
    {
      question: 'Where does Strapi run, and who pays for that?',
      answer:
        "Strapi runs on a server with Node.js and a database, in an account you own. You pay the server fees to the provider; they aren't part of the package. Often it can live with the provider that already runs your site.",
    },
    {
      question: 'Who keeps it up to date?',
      answer:
        'A developer on your side can, with the source code you receive, or you can order maintenance. New versions of Strapi come out often, and updates should be tried on a copy before they go live. Our Standard maintenance package is for Strapi and React sites and includes updates, backups, security checks and {website-maintenance-and-support.standard.customizationHours}.',
    },
  ],
  related: [
    'nextjs-web-development',
    'reactjs-web-development',
    'front-end-web-development',
    'website-maintenance-and-support',
  ],
  searchTitle: 'Strapi CMS Website Development | {company.name}',
  searchDescription:
    'Strapi set up with your own content types, editor roles and API, source code included. Packages from {strapi-cms-website-development.from}, ready in {strapi-cms-website-development.times}.',
};
