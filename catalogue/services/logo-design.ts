import { logoDesign } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'logo-design',
  number: 34,
  name: 'Logo Design',
  shortName: 'Logo Design',
  packages: logoDesign,
  orderNoun: 'Logos',
  words: { said: 'logo design', thing: 'a logo', terms: ['logo', 'logo creation'] },
  alsoCalled: [
    'logo',
    'logo design',
    'brand mark',
    'brandmark',
    'emblem',
    'wordmark',
    'logotype',
    'brand symbol',
    'logo redesign',
    'brand identity',
    'brand icon',
  ],
};

export const text: ServiceText = {
  promise: 'A logo that works on a shop sign and on a phone, in files you keep.',
  about: [
    "Logo design means drawing a mark with one job: people who've seen it once should recognize it the next time. It has to do that at the size of a fingernail and at the size of a van, in colour and in black and white, on light and on dark. It's drawn as a vector, so it stays sharp everywhere.",
    'You choose how many ideas you want to see. With Basic you see {logo-design.basic.concepts}, with Standard {logo-design.standard.concepts.figure} and with Premium {logo-design.premium.concepts.figure}. Concepts differ in more than their colour: each is an idea of its own or, where you already have a logo, a step further away from it. You pick one, say what to change, and we finish it and hand over the files your package lists.',
    "Order a logo when you don't have one, or when yours no longer fits. If your logo is fine and you need images to publish with it, {posts-and-banners-design.name} is the right order. If you're about to have a website made as well, have the logo finished before the design of the pages begins.",
  ],
  audience: [
    "You're starting a business and need a logo before the sign goes up",
    'Your logo exists only as a small, blurred image from years ago',
    'Your business has outgrown the logo it started with',
    'You have two brands and customers confuse them',
  ],
  deliverables: [
    '{logo-design.basic.concepts} to choose from with Basic, {logo-design.standard.concepts.figure} with Standard, {logo-design.premium.concepts.figure} with Premium',
    'The finished logo, with the changes you asked for',
    'Vector files, sharp at any size, for printers and sign makers',
    'A transparent PNG for websites, documents and profiles',
    'Versions for light and dark backgrounds, with Standard and Premium',
    'A colour and type guide that keeps later work consistent, with Premium',
  ],
  process: [
    {
      title: 'Requirements',
      text: 'You tell us the name as it should appear, what you sell and who to, where the logo will be used, and which logos you like or dislike.',
    },
    {
      title: 'Sketching',
      text: 'Ideas tend to start as plain sketches in black.',
    },
    {
      title: 'Concepts',
      text: 'You see the concepts in your package and choose the one to take further.',
    },
    {
      title: 'Refinement',
      text: 'We settle proportions, type and colour with you. Each revision request adds {policy.revision-days}.',
    },
    { title: 'Files', text: 'You receive the files your package lists and can use them straight away.' },
  ],
  technologies: [
    'Vector drawing',
    'Sketching',
    'Lettering and type',
    'Colour and contrast',
    'Small-size tests',
    'One-colour tests',
  ],
  questions: [
    {
      question: 'Which package should a new business take?',
      answer:
        "If you already have a clear idea, the Basic logo package with {logo-design.basic.concepts} is enough. If you're undecided, Standard widens the choice and adds light and dark versions, which you'll want for a website. Take Premium when several people have to agree, or when others will design with your brand: it adds a colour and type guide.",
    },
    {
      question: 'What is a vector file and why do I need one?',
      answer:
        "A vector file describes the logo as shapes instead of pixels, so it can be enlarged to any size without blurring. Printers, sign makers and embroiderers ask for it. You may not be able to open it yourself, and that's fine: keep it safe and pass it on. For everyday use you have the transparent PNG.",
    },
    {
      question: 'Can you redraw my existing logo instead of inventing a new one?',
      answer:
        "Not as a plain redraw: no package lists one, so ask us first. Send the best copy you have and say whether it should stay exactly as it is or be tidied up. In a logo order, the concepts can show different degrees of change, from a mark close to the old one to an entirely fresh version. Many businesses keep the idea their customers know and just improve how it's drawn.",
    },
    {
      question: 'Can I combine parts of two concepts?',
      answer:
        'Often, yes: the lettering of one beside the symbol of another, for example. Tell us which parts you like and why. A combination counts as a revision request, which adds {policy.revision-days} to the delivery time.',
    },
    {
      question: 'Will my logo be unique?',
      answer:
        "Your logo is drawn for you, and you can name competitors it mustn't resemble. What we can't give is a legal opinion: whether it can be registered as a trademark in your country is a question for a trademark lawyer, ideally before you print anything.",
    },
    {
      question: 'Do you also come up with a name or a slogan?',
      answer:
        "No, our logo packages begin with a name you've settled on. Please check its spelling, and whether the web address is free, before ordering: a changed name usually means a new drawing. Keep a slogan outside the logo: it's unreadable at small sizes, and you may want to change it.",
    },
    {
      question: 'Are business cards, letterheads or social headers included?',
      answer:
        'No. A logo package ends with the logo and, in Premium, the colour and type guide. Profile headers and post images can be ordered as {posts-and-banners-design.name} from {posts-and-banners-design.from}. For business cards, a printer can work from your vector files and, if you have it, the guide.',
    },
  ],
  related: ['posts-and-banners-design', 'website-design', 'graphic-design', 'infographic-design'],
  searchTitle: 'Logo Design, {logo-design.from} to {logo-design.to} | {company.name}',
  searchDescription:
    'Logo design with up to {logo-design.premium.concepts} to choose from. Vector files and a transparent PNG in every package, delivered in {logo-design.times}, from {logo-design.from}.',
};
