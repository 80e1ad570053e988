import { infographics } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'infographic-design',
  number: 36,
  name: 'Infographic Design',
  shortName: 'Infographics',
  packages: infographics,
  orderNoun: 'Infographics',
  words: { said: 'infographic design', thing: 'an infographic', terms: ['infographic', 'info graphic'] },
  alsoCalled: [
    'infographic',
    'infographic design',
    'data visual',
    'data visualization',
    'info graphic',
    'data graphic',
    'visual statistics',
    'chart design',
    'statistics graphic',
    'data illustration',
  ],
};

export const text: ServiceText = {
  promise: 'Your figures or steps in one clear drawing that people read, share and link to.',
  about: [
    "Infographic design puts a set of figures, a comparison or a sequence into one picture. Done well, the picture is understood faster than the paragraph it replaces and remembered longer. It works at the top of a guide, in a sales talk, on a noticeboard or on someone else's website with your name on it.",
    "You bring the data; together we work out what it says, and we draw it. Basic has room for {infographic-design.basic.stats}, Standard for up to {infographic-design.standard.stats.figure}, plus a print version. A 'stat' is one figure or one step. The icons and the layout are drawn for your data.",
    "Choose an infographic when there's something to explain. For an offer or an announcement with one message, {posts-and-banners-design.name} is quicker and starts at {posts-and-banners-design.from}. For a subject that needs reasons and sources, order {article-writing.name} and let the infographic carry its figures. The two are often published together.",
  ],
  audience: [
    'You have survey results or an annual report that deserves to be seen',
    'You explain the same process to every new customer',
    'You want something on your site that others have a reason to link to',
    "Your product's advantage takes a table to show",
  ],
  deliverables: [
    'One infographic, with {infographic-design.basic.stats} in Basic and up to {infographic-design.standard.stats.figure} in Standard',
    'Layout and icons drawn for your data',
    'Your figures or steps in one picture',
    'A ready-to-publish image',
    'A print version, with Standard',
  ],
  process: [
    {
      title: 'Data',
      text: 'You send the figures or steps with their sources, and say who will see the picture and where.',
    },
    {
      title: 'Message',
      text: "We agree on the one thing a reader should take away, and leave out figures that don't belong to it.",
    },
    {
      title: 'Sketch',
      text: 'Usually you see the layout and the charts in a plain sketch before colour is added.',
    },
    { title: 'Drawing', text: 'The designer draws layout, charts and icons in your colours.' },
    {
      title: 'Check',
      text: 'You compare every figure with your source. Each revision request adds {policy.revision-days}.',
    },
    { title: 'Delivery', text: 'You receive the image, and the print version if your package has one.' },
  ],
  technologies: [
    'Data visualization',
    'Chart selection',
    'Icon drawing',
    'Vector drawing',
    'Type and layout',
    'Export for web and, with Standard, print',
  ],
  questions: [
    {
      question: 'Do you collect the data for me?',
      answer:
        'No, our infographic packages are for design: you send figures you have and can publish. If the subject still needs research, order {article-writing.name} first and draw on its figures.',
    },
    {
      question: 'How many figures should one infographic hold?',
      answer:
        'Fewer than you think. The Basic infographic package has room for {infographic-design.basic.stats}, and many good infographics use fewer. Take Standard, with {infographic-design.standard.stats}, for a process with many steps or a comparison of several options. If you have more than that, split it: people read two clear infographics, but not one crowded one.',
    },
    {
      question: 'Can I use it in print, for example on a poster?',
      answer:
        "Yes, with the Standard infographic package, which includes a print version. Tell us the size and whether it'll hang on a wall or lie on a table, because that decides the type size. Basic gives you an image for the screen, which looks soft when printed large.",
    },
    {
      question: 'Will it bring links to my website?',
      answer:
        'An infographic can: people link to a picture that saves them explaining something. It works best with figures nobody else has. Nobody can promise a number of links, and someone has to show it to the right sites. {blogger-outreach.name} includes the outreach and an article with your link, from {blogger-outreach.from} per placement.',
    },
    {
      question: 'Is the text in it visible to search engines?',
      answer:
        "Barely. Text inside an image is read poorly by search engines and not at all by many screen readers. Publish the infographic with a short summary below it and a description in the image's alt text. If you'd like those written, the smallest {content-writing.name} order, {content-writing.500-words.words}, is plenty.",
    },
    {
      question: 'Can I update it next year with new figures?',
      answer:
        'Yes, as a new order: charts have to be drawn again when proportions change, and the layout often moves with them. Tell us it continues an earlier piece, so the style can match and the two can be compared. A yearly edition is a good reason for readers to come back.',
    },
    {
      question: "What if some of my figures aren't flattering?",
      answer:
        "Leave them out or explain them, but don't bend a scale: people notice a shortened axis, and it costs you the trust the picture was meant to win. Use another comparison, a longer period or a note that says what's changed since.",
    },
  ],
  related: ['article-writing', 'posts-and-banners-design', 'blogger-outreach', 'graphic-design'],
  searchTitle: 'Infographic Design From {infographic-design.from} | {company.name}',
  searchDescription:
    'Your figures or process in one clear drawing, with icons made for your data. Room for {infographic-design.basic.stats} or more, from {infographic-design.from}, delivered in {infographic-design.times}.',
};
