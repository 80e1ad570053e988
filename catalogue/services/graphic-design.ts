import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'graphic-design',
  number: 33,
  name: 'Graphic Design',
  shortName: 'Graphic Design',
  packages: [],
  words: { said: 'graphic design', thing: 'graphic design', terms: ['graphics', 'graphic work'] },
  alsoCalled: ['graphic design', 'graphic designer', 'graphics', 'visual design', 'graphical design'],
};

export const text: ServiceText = {
  promise: 'Logos, posts, banners and infographics, each in packages at a fixed price.',
  about: [
    "Graphic design gives your business a face people recognize and makes its facts easy to take in. We offer it in fixed packages: {logo-design.name} from {logo-design.from}, {posts-and-banners-design.name} from {posts-and-banners-design.from}, and {infographic-design.name} from {infographic-design.from}. Which one you need depends on what's missing: the logo, the images to publish, or the explanation.",
    "We design logos, images to publish and infographics. Start with {logo-design.name} if you don't have a logo yet, or have one that can't be read on a phone. Everything else builds on it. Choose {posts-and-banners-design.name} when you have a logo and need images to publish: an offer, an event, a header, an ad. Choose {infographic-design.name} when you have figures or steps that take too long to explain in words.",
    "Whichever design service you order, you have a dedicated project manager, and the finished files are yours to use. Prices and times are fixed before you order. Layouts for whole websites aren't part of graphic design; for those, see {website-design.name}.",
  ],
  audience: [
    "You're opening a business and need a logo for the door, the invoice and the website",
    "Your posts look different every week and followers don't recognize them",
    'You have a report full of figures that nobody reads',
    'You have a designer for the big things and need small pieces quickly',
  ],
  deliverables: [
    'A logo in vector files and as a transparent PNG, from {logo-design.name}',
    'A colour and type guide, with the Premium logo package',
    'Images sized for the platforms you name, from {posts-and-banners-design.name}',
    'Several pieces in one matching style, with the Standard package for posts and banners',
    'Your figures as an infographic with its own icons, from {infographic-design.name}',
    'A version for print, with the Standard infographic package',
  ],
  process: [
    {
      title: 'Choose',
      text: "Decide what you need first: a logo, images to publish, or figures explained. Ask us if you're not sure.",
    },
    {
      title: 'Requirements',
      text: 'You send copy, data, sizes, existing colours and examples you like or dislike, through the ordering app.',
    },
    {
      title: 'Drafts',
      text: "You see drafts and comment in your own words; you don't need any design vocabulary.",
    },
    {
      title: 'Changes',
      text: 'We make the changes you asked for. Each revision request adds {policy.revision-days} to the delivery time.',
    },
    { title: 'Files', text: 'You receive the finished files your package lists.' },
  ],
  technologies: [
    'Vector drawing',
    'Type and layout',
    'Colour and contrast',
    'Icon drawing',
    'Data visualization',
    'Export for web and, with the Standard infographic, print',
  ],
  questions: [
    {
      question: 'I have nothing yet. In which order should I buy?',
      answer:
        "The logo first, because it settles colours and type for everything else. Then the pieces you'll publish in the first weeks: a header for your profiles and a few posts. An infographic can wait until you have something to explain. Ordering everything at once costs the same, but the later pieces are then drawn before you've lived with the first.",
    },
    {
      question: 'Can you design in the style my brand already has?',
      answer:
        "Yes. Send your logo files, colour values, typefaces and a few pieces that came out well. We'll follow them. If you don't have a written guide, we'll take the style from the examples.",
    },
    {
      question: 'Do you design flyers, packaging or signs?',
      answer:
        'No, our packages are for logos, posts and banners, and infographics. A vector logo can be handed to any printer or sign maker, and the Standard infographic package has a print version.',
    },
    {
      question: 'Is website design part of this?',
      answer:
        "No. {website-design.name} plans pages, navigation and how a layout behaves on a phone, and has its own packages, from {website-design.from}. If you order a logo and a website together, finish the logo first: the site's colours and type follow from it.",
    },
    {
      question: 'Do you offer a design subscription?',
      answer:
        'No, you order single pieces when you need them. If you need regular posts, {social-media-marketing.name} covers {social-media-marketing.basic.days} per order and includes graphics, post copy and a publishing calendar.',
    },
    {
      question: "What if I don't like any of the drafts?",
      answer:
        "Tell us what's wrong as plainly as you like: too playful, too heavy, not us. Reasons help us most. We revise from there, and each revision request adds {policy.revision-days}. A thin brief is often the cause, so two examples you like and one you dislike are well worth sending.",
    },
  ],
  related: ['website-design', 'social-media-marketing', 'website-copywriting'],
  searchTitle: 'Graphic Design: Logos, Banners, Infographics | {company.name}',
  searchDescription:
    '{if logo-design}Logos from {logo-design.from}. {end}{if posts-and-banners-design}Posts and banners from {posts-and-banners-design.from}. {end}{if infographic-design}Infographics from {infographic-design.from}. {end}Find out which one you need first and what you get.',
};
