import { websiteDesign } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'website-design',
  number: 0,
  name: 'Website Design',
  shortName: 'Website Design',
  packages: websiteDesign,
  words: { said: 'website design', thing: 'a website design', terms: ['web design', 'site layout'] },
  alsoCalled: [
    'website design',
    'design',
    'design package',
    'design plan',
    'design tier',
    'web design',
    'site design',
    'webdesign',
    'design of a website',
    'design of my website',
    'design a website',
    'design my website',
    'ui design',
    'ux design',
    'ui ux',
    'web page design',
    'landing page design',
    'page design',
    'website redesign',
    'redesign',
    'mockup',
    'wireframe',
    'website layout',
    'site layout',
    'look of my website',
    'look of my site',
    'figma design',
    'homepage design',
    'web designer',
    'website designer',
    'design for website',
    'design for my site',
  ],
};

export const text: ServiceText = {
  promise: 'A layout drawn for every page of your site, on desktop, tablet and phone, before anyone writes code.',
  about: [
    'Website design decides what visitors see first, what they read next and where they click. We draw each page of your site as a full layout with your colours, your pictures and your words in place. You judge the real thing on screen, while a change still means moving a shape, not rewriting code.',
    'You receive editable design files that any developer can build from. Basic covers up to {website-design.basic.pages}, Standard up to {website-design.standard.pages.figure} with a style guide, and Premium up to {website-design.premium.pages.figure} with an SEO-ready page structure and the design converted to React. Every layout is planned so that each section of the finished site is at most {policy.clicks} away.',
    'Choose website design when you have a developer already, want to agree on the look before paying for a build, or need to show a plan to partners. If you want a finished site in one order, website development is the better choice. If the layouts exist and only the building is missing, front-end development picks up from there.',
  ],
  audience: [
    'Your site works, but looks older than your business',
    "Your developer can build anything but doesn't design",
    "You want to show partners or investors the site before it's built",
    "You're starting a brand and need one look for all its pages",
  ],
  deliverables: [
    'A custom layout for every page in your package',
    'Desktop, tablet and phone views of each page',
    'Editable design files, yours to keep and change',
    'A style guide with colours, type and components (Standard and Premium)',
    'An SEO-ready page structure (Premium)',
    'The design converted to React, with its source code (Premium)',
  ],
  process: [
    {
      title: 'Brief',
      text: 'You tell us what you sell and who to, and name a few sites you like or dislike. We turn that into a list of pages.',
    },
    {
      title: 'Structure',
      text: 'We arrange the content of each page in plain grey boxes, so the order is right before colour comes in.',
    },
    {
      title: 'First layouts',
      text: 'We design the main page and one inner page in full. They set the look for the rest.',
    },
    {
      title: 'All pages',
      text: 'With the look approved, we draw the remaining pages and their tablet and phone views.',
    },
    {
      title: 'Handover',
      text: 'You get the editable files and, depending on the package, the style guide and the React code.',
    },
  ],
  technologies: [
    'Figma',
    'Wireframes',
    'Responsive grids',
    'Component libraries',
    'Style guides (Standard and Premium)',
    'React (Premium)',
  ],
  questions: [
    {
      question: 'Will I have a working website at the end?',
      answer:
        "Not with Basic or Standard website design: you'll have finished designs, not a site that runs. Premium also converts the design to React, so the pages exist as code. For a content editor, a contact form and hosting setup, order Standard website development afterwards, with these designs as the starting point.",
    },
    {
      question: 'Can my own developer build from your files?',
      answer:
        "Yes, that's what the files are for. They're editable, so a developer can read sizes and colours from them. From Standard website design upwards, a style guide sets out colours, type and components, which saves your developer guesswork on later pages.",
    },
    {
      question: 'Do I need my copy and photos ready first?',
      answer:
        'No, but it helps, because a layout drawn around real sentences works better than one drawn around filler. Send what you have. Writing the copy is a separate service, website copywriting, priced by word count.',
    },
    {
      question: 'Is a logo part of the design?',
      answer:
        "No. We work with the logo you have, or leave room for the one you're getting. Logo design is its own service and starts at {logo-design.from}. If you need both, order the logo first or at the same time: its colours and shapes usually steer the look of the pages.",
    },
    {
      question: "What if I don't like the first layouts?",
      answer:
        "Tell us what feels wrong, in your own words, and we'll change it. Each revision adds {policy.revision-days} to the delivery date. Ask to see a main page and an inner page first: changing direction costs little at that point and much more once every page is drawn.",
    },
    {
      question: 'What counts as a page?',
      answer:
        'In a design package, a page is one layout. A shop with a hundred products needs one product layout, not a hundred, and the same is true for blog posts or team members. Count the different kinds of page on your site and compare that with the packages; if you fall between two sizes, take the larger one.',
    },
    {
      question: 'Can you redesign my site and keep its addresses?',
      answer:
        'We can redesign it, but the addresses themselves are set when the site is built. Show us your site first, so the new structure can keep the pages that visitors and search engines already know. Then give your developer a list of which page replaces which.',
    },
  ],
  related: ['website-development', 'front-end-web-development', 'logo-design', 'website-copywriting'],
  searchTitle: 'Website Design for Every Screen | {company.name}',
  searchDescription:
    'Custom page layouts for desktop, tablet and phone with editable design files. Website design packages from {website-design.from}, ready in {website-design.times}.',
};
