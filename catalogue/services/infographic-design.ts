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
    'An infographic puts a set of figures, a comparison or a sequence into one picture. Done well, it is understood faster than the paragraph it replaces and remembered longer. It fits at the top of a guide, in a sales talk, on a noticeboard or on a website that is glad to show it with your name.',
    'You bring the data; we decide with you what it says and draw it. Basic holds {infographic-design.basic.stats}, Standard {infographic-design.standard.stats} and a version for print. A “stat” is one figure or one step. The icons and the layout are made for your content, so the picture cannot be mistaken for a template.',
    'Choose this when there is something to explain. For an offer or an announcement with one message, {posts-and-banners-design.name} is quicker and starts at {posts-and-banners-design.from}. For a subject that needs reasons and sources, order {article-writing.name} and let the infographic carry its figures. The two are often published together.',
  ],
  audience: [
    'You have survey results or a yearly report that deserve to be seen',
    'You explain the same process to every new customer',
    'You want something on your site that others have a reason to link to',
    'Your product’s advantage lies in a comparison that takes a table to show',
  ],
  deliverables: [
    'One infographic, with {infographic-design.basic.stats} in Basic and {infographic-design.standard.stats} in Standard',
    'A layout that leads the eye in the order you want to be read',
    'Icons drawn for your data',
    'Charts that show proportions truthfully',
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
      text: 'We agree the one thing a reader should take away. Figures that do not serve it are left out.',
    },
    {
      title: 'Sketch',
      text: 'You see the order and the kinds of chart in a plain sketch, before any colour is spent on it.',
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
    'Export for web and print',
  ],
  questions: [
    {
      question: 'Do you collect the data for me?',
      answer:
        'No, the packages are for design: you send figures you have and may publish. We check that they add up and ask when something looks odd. If the subject still has to be researched, order {article-writing.name} first. The article then brings the figures with their sources, and the infographic draws them.',
    },
    {
      question: 'How many figures should one infographic hold?',
      answer:
        'Fewer than you think. Basic has room for {infographic-design.basic.stats}, and many good ones use less. Take standard, with {infographic-design.standard.stats}, for a process with many steps or a comparison of several options. If you have more than that, two infographics with a message each are read; one crowded one is not.',
    },
    {
      question: 'Can I use it in print, for example on a poster?',
      answer:
        'The Standard package contains a print version. Tell us the size and whether it will hang on a wall or lie on a table, because that decides the size of the type. Basic ends with an image for the screen, which looks soft when printed large.',
    },
    {
      question: 'Will it bring links to my website?',
      answer:
        'It can: people link to a picture that saves them explaining something. It works best with figures nobody else has. No number of links can be promised, and somebody has to show it to the right sites. {blogger-outreach.name} does that work, from {blogger-outreach.from} a placement.',
    },
    {
      question: 'Is the text in it visible to search engines?',
      answer:
        'Hardly. Text inside an image is read poorly by search engines and not at all by many screen readers. Publish the infographic with a short summary below it and a description in the image’s alt text. If you would like those written, {content-writing.500-words.words} from {content-writing.name} are plenty.',
    },
    {
      question: 'Can I update it next year with new figures?',
      answer:
        'Yes, as a new order: charts have to be drawn again when proportions change, and the layout often moves with them. Tell us that it continues an earlier piece and we keep its style, so that the two can be compared. A yearly edition is a good reason for readers to come back.',
    },
    {
      question: 'What if some of my figures are not flattering?',
      answer:
        'Leave them out or explain them, but do not ask us to bend a scale. A shortened axis is noticed, and it costs you the trust the picture was meant to win. We suggest honest ways: another comparison, a longer period, a note that says what has changed since.',
    },
  ],
  related: ['article-writing', 'posts-and-banners-design', 'blogger-outreach', 'graphic-design'],
  searchTitle: 'Infographic Design From {infographic-design.from} | {company.name}',
  searchDescription:
    'Your figures or process in one clear drawing, with icons made for your data. Room for {infographic-design.standard.stats}, from {infographic-design.from}, delivered in {infographic-design.times}.',
};
