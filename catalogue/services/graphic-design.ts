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
  promise: 'Logos, posts, banners and infographics: choose what you need, at a fixed price.',
  about: [
    'Graphic design gives your business a face people recognize and facts they take in at a glance. We offer it as three services, each with fixed packages: {logo-design.name} from {logo-design.from}, {posts-and-banners-design.name} from {posts-and-banners-design.from}, and {infographic-design.name} from {infographic-design.from}. Which one you need depends on what is missing: the mark, the images to publish, or the explanation.',
    'Start with {logo-design.name} if you have no mark yet, or one that cannot be read on a phone. It is the piece everything else is built on. Choose {posts-and-banners-design.name} when the mark exists and you need images to publish: an offer, an event, a header, an advertisement. Choose {infographic-design.name} when you have figures or steps that take too long to explain in words.',
    'Whichever you order, you talk to one project manager, see drafts before anything is final, and receive files you can use without asking us. Prices and times are fixed before you order. Layouts for whole websites are not part of graphic design with us; they have packages of their own under {website-design.name}.',
  ],
  audience: [
    'You are opening a business and need a mark for the door, the invoice and the website',
    'Your posts look different every week and followers do not recognize them',
    'You have a report full of figures that nobody reads',
    'You have a designer for the big things and need small pieces quickly',
  ],
  deliverables: [
    'A logo in vector files and as a transparent PNG, from {logo-design.name}',
    'A colour and type guide, with the Premium logo package',
    'Images sized for the platforms you name, from {posts-and-banners-design.name}',
    'Several pieces in one matching style, with the Standard package for posts and banners',
    'A drawing of your data with its own icons, from {infographic-design.name}',
    'A version for print, with the Standard infographic package',
  ],
  process: [
    {
      title: 'Choose',
      text: 'Decide what you need first: a mark, images to publish, or figures explained. Ask us if you are unsure.',
    },
    {
      title: 'Requirements',
      text: 'You send texts, data, sizes, existing colours and examples you like or dislike, through the ordering app.',
    },
    {
      title: 'Drafts',
      text: 'A designer sketches for your case. You see the drafts and comment in ordinary words; no design vocabulary is needed.',
    },
    {
      title: 'Changes',
      text: 'We alter what you marked. Each revision request adds {policy.revision-days} to the delivery time.',
    },
    { title: 'Files', text: 'You receive the finished files in the forms your package lists.' },
  ],
  technologies: [
    'Vector drawing',
    'Type and layout',
    'Colour and contrast',
    'Icon drawing',
    'Data visualization',
    'Export for web and print',
  ],
  questions: [
    {
      question: 'I have nothing yet. In which order should I buy?',
      answer:
        'Logo first, because it settles colours and type for the rest. Then the pieces you will publish in the first weeks: a header for your profiles and a few posts. An infographic can wait until you have something to explain. Ordering all at once costs the same and means that the later pieces are drawn before you have lived with the first.',
    },
    {
      question: 'Can you design in the style my brand already has?',
      answer:
        'Yes. Send your logo files, colour values, typefaces and a few pieces that came out well. We follow them. If you have no written guide, we take the style from the examples. Where the style itself gets in the way, for instance colours too pale to read, we say so and let you decide.',
    },
    {
      question: 'Do you design flyers, packaging or signs?',
      answer:
        'Our packages are for logos, posts and banners, and infographics. A vector logo can be handed to any printer or sign maker, and the Standard infographic package has a print version. For other printed pieces, write to {company.email} before ordering and describe size and purpose; we tell you whether we can take it on.',
    },
    {
      question: 'Is website design part of this?',
      answer:
        'No. {website-design.name} plans pages, navigation and how a layout behaves on a phone, and has packages of its own from {website-design.from}. If you order a logo and a website together, let us finish the logo first: the colours and type of the site follow from it.',
    },
    {
      question: 'Do you offer a design subscription?',
      answer:
        'There is no monthly design package. You order single pieces when you need them. If what you need is regular posts, {social-media-marketing.name} runs month by month and includes the graphics with the post texts and a calendar, which is usually the better fit than ordering image by image.',
    },
    {
      question: 'What if I do not like any of the drafts?',
      answer:
        'Tell us what is wrong as plainly as you like: too playful, too heavy, not us. Reasons help more than likes. We revise from there, and each revision request adds {policy.revision-days}. Most misses come from thin requirements, so two examples you like and one you dislike are worth the minutes.',
    },
  ],
  related: ['website-design', 'social-media-marketing', 'website-copywriting'],
  searchTitle: 'Graphic Design: Logos, Banners, Infographics | {company.name}',
  searchDescription:
    'Logos from {logo-design.from}, posts and banners from {posts-and-banners-design.from}, infographics from {infographic-design.from}. Find out which one you need first and what you get.',
};
