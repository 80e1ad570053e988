import { frontEnd } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'front-end-web-development',
  number: 6,
  name: 'Front-end Web Development',
  shortName: 'Front-end',
  packages: frontEnd,
  words: { said: 'front-end development', thing: 'a front end', terms: ['frontend', 'front end coding'] },
  alsoCalled: [
    'front end',
    'frontend',
    'front end development',
    'frontend development',
    'html css',
    'html and css',
    'client side',
    'design to code',
    'figma to code',
    'psd to html',
    'figma to html',
    'figma to react',
    'code my design',
    'convert my design',
    'front side',
    'front half',
    'html',
    'slice my design',
  ],
};

export const text: ServiceText = {
  promise: 'Your finished design turned into clean, responsive pages that are ready for your developers.',
  about: [
    'Front-end development turns a finished design into pages that work in a browser. We take your files, build the markup, styles and behaviour, and make every page fit any screen, from a small phone to a wide monitor. What was drawn for three widths has to work at all the widths in between.',
    'We usually start by going through your files and asking about anything unclear. Basic builds up to {front-end-web-development.basic.pages} from your design. Standard builds up to {front-end-web-development.standard.pages} and adds interactive elements and forms. Premium is a React site of up to {front-end-web-development.premium.pages} with API integration, payment integration and user management.',
    'Front-end development is right for you when someone else looks after the design and the server. If you still need a design, start with website design. If you have neither server nor CMS and want a whole site, website development saves you from coordinating the parts. For an interface full of live data, compare the React packages.',
  ],
  audience: [
    "You're a designer or an agency and need someone to build your layouts",
    'Your back-end team wants finished pages to hook up',
    'Your design is approved and the launch date is near',
    'Your site works, but its pages break on phones',
  ],
  deliverables: [
    'Pages built from your design',
    'Responsive behaviour on every screen width',
    'Full source code',
    'Interactive elements and forms (Standard and Premium)',
    'Pages built as a React site (Premium)',
    'API integration, payment integration and user management (Premium)',
  ],
  process: [
    {
      title: 'File check',
      text: 'We go through your design and list open points: missing phone views, hover states, error messages, long names.',
    },
    {
      title: 'Foundations',
      text: 'Colours, type and spacing become variables, so later changes are made in one place.',
    },
    { title: 'Pages', text: 'We build page by page, so you can compare with the design as we go.' },
    {
      title: 'Browser check',
      text: 'We try the pages in current browsers and correct what differs.',
    },
    { title: 'Delivery', text: 'You receive the code.' },
  ],
  technologies: ['HTML', 'CSS', 'JavaScript', 'TypeScript', 'React (Premium)', 'Figma files', 'REST APIs (Premium)'],
  questions: [
    {
      question: 'Which design files can you work from?',
      answer:
        "Figma is the most convenient, because sizes, colours and pictures can be read from it. Files from other design tools work too, as long as they're layered. We can build from a flat picture, but we'd have to measure and guess, so please send the original file if there is one.",
    },
    {
      question: 'I have no design. Can I still order this?',
      answer:
        "Better not: front-end packages start from a design, so you'd be paying us to guess. Order website design first: it starts at {website-design.from} and gives you editable files that lead straight into front-end development. If you'd rather not split the work, website development covers the look and the build together.",
    },
    {
      question: 'How close will the pages be to the design?',
      answer:
        "At the widths your designer drew, they should look the same: spacing, type, colours, pictures. Between those widths the content has to flow, so look at the pages there too. A browser can't do everything a drawing shows; where something differs, ask for the closest clean solution.",
    },
    {
      question: 'Where do messages from the forms go?',
      answer:
        "That's up to you: a form needs something on the receiving end, and the Standard front-end package includes only the form itself. Tell us first which address or form service should receive the messages, and ask whether connecting it is covered. If there's nothing to receive them yet, back-end development can build that part.",
    },
    {
      question: 'Premium lists payments. Do I need a back end as well?',
      answer:
        'For most projects, yes. The Premium front-end package builds the screens for paying and for managing users and connects them to your API and payment provider. Orders and accounts must still be stored somewhere safe on a server. If you have no server side, compare the MERN packages, which contain both halves.',
    },
    {
      question: 'Will you work directly with our developers?',
      answer:
        "Yes, on the details: your developers can send us data formats, folder names and the like, while your project manager stays your contact. Tell us first if we should work in your repository or follow your rules. If your client mustn't know about us, we can sign an NDA.",
    },
    {
      question: 'Can I edit the texts later?',
      answer:
        "In the code, yes, and for a developer that's a small job. Front-end packages don't include an editing screen: for that you need a CMS. If you plan to use WordPress, Strapi or another system, ask first whether the pages can be split into templates for it.",
    },
  ],
  related: ['website-design', 'reactjs-web-development', 'back-end-web-development', 'website-development'],
  searchTitle: 'Front-end Web Development From Design | {company.name}',
  searchDescription:
    'Your design built as clean, responsive pages, with source code included. Front-end packages from {front-end-web-development.from}, delivered in {front-end-web-development.times}.',
};
