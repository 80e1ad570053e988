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
  promise: 'A mark of your own that reads on a shop sign and on a phone, in files you keep.',
  about: [
    'A logo has one job: people who have seen it once should know it again. It has to do that at the size of a fingernail and at the size of a van, in colour and in one tone, on white and on dark. We draw it as a vector from the start, so that it stays sharp everywhere.',
    'You choose how widely we search. Basic shows {logo-design.basic.concepts}, Standard {logo-design.standard.concepts} and Premium {logo-design.premium.concepts}. Each concept is a different idea, not the same one in another colour. You pick one, say what to change, and we finish it and hand over the files your package lists.',
    'Choose this service when the mark itself is missing or no longer fits. If your logo is fine and you need images to publish with it, {posts-and-banners-design.name} is the right order. If you are about to have a website made as well, have the logo finished before the design of the pages begins.',
  ],
  audience: [
    'You are starting a business and need a mark before the sign is painted',
    'Your logo exists only as a small, blurred image from years ago',
    'Your business has grown out of the name and mark it began with',
    'You have two brands and customers confuse them',
  ],
  deliverables: [
    '{logo-design.basic.concepts} to choose from with Basic, {logo-design.standard.concepts} with Standard, {logo-design.premium.concepts} with Premium',
    'The finished logo, with the changes you asked for',
    'Vector files, sharp at any size, for printers and sign makers',
    'A transparent PNG for websites, documents and profiles',
    'Versions for light and dark backgrounds, with Standard and Premium',
    'A colour and type guide that keeps later work consistent, with Premium',
  ],
  process: [
    {
      title: 'Requirements',
      text: 'You tell us the name as it should appear, what you sell, to whom, where the logo will be used, and which marks you like or dislike.',
    },
    {
      title: 'Sketching',
      text: 'The designer looks at your competitors’ marks, so that yours does not resemble them, and sketches ideas in black first.',
    },
    {
      title: 'Concepts',
      text: 'You see the concepts of your package, large and small, and choose the one to go on with.',
    },
    {
      title: 'Refinement',
      text: 'Proportion, type and colour are settled with you. Each revision request adds {policy.revision-days}.',
    },
    { title: 'Files', text: 'You receive the files your package lists and can use them straight away.' },
  ],
  technologies: [
    'Vector drawing',
    'Hand sketching',
    'Lettering and type',
    'Colour and contrast',
    'Small-size tests',
    'One-colour tests',
  ],
  questions: [
    {
      question: 'Which package should a new business take?',
      answer:
        'If you have a clear idea already, basic with {logo-design.basic.concepts} is enough. If you are undecided, standard widens the choice and adds light and dark versions, which you will want for a website. Take premium when several people must agree, or when others will design with your brand: it adds a colour and type guide.',
    },
    {
      question: 'What is a vector file and why do I need one?',
      answer:
        'A vector file describes the logo as shapes instead of pixels, so it can be enlarged to any size without blurring. Printers, sign makers and embroiderers ask for it. You may not be able to open it yourself, and that is fine: keep it safe and pass it on. For daily use you have the transparent PNG.',
    },
    {
      question: 'Can you redraw my existing logo instead of inventing a new one?',
      answer:
        'Yes. Send the best copy you have and say whether it should stay exactly as it is or be tidied up. The concepts of the package then show different degrees of change, from a faithful redrawing to a fresh version. Many businesses keep the idea their customers know and only improve its drawing.',
    },
    {
      question: 'Can I combine parts of two concepts?',
      answer:
        'Often, yes: the lettering of one beside the symbol of another, for example. Tell us which parts you like and why. The designer will say honestly if the two do not belong together. A combination counts as a revision request, which adds {policy.revision-days} to the delivery time.',
    },
    {
      question: 'Will my logo be unique?',
      answer:
        'It is drawn for you, not taken from a template shop. We look at your competitors so that it does not resemble theirs. What we cannot give is a legal opinion: whether a mark may be registered as a trade mark in your country is a question for a trade mark lawyer, and the check is best made before you print.',
    },
    {
      question: 'Do you also find a name or a slogan?',
      answer:
        'No, the packages begin with a name you have settled on. Please check its spelling, and whether the web address is free, before ordering: a changed name usually means a new drawing. A slogan is better kept outside the logo, because it becomes unreadable at small sizes and you may want to change it.',
    },
    {
      question: 'Are business cards, letterheads or social headers included?',
      answer:
        'No. The package ends with the logo and, in Premium, the colour and type guide. Profile headers and post images can be ordered as {posts-and-banners-design.name} from {posts-and-banners-design.from}. For business cards, a printer can work from your vector files and the guide.',
    },
  ],
  related: ['posts-and-banners-design', 'website-design', 'graphic-design', 'infographic-design'],
  searchTitle: 'Logo Design, {logo-design.from} to {logo-design.to} | {company.name}',
  searchDescription:
    'Logo design with up to {logo-design.premium.concepts} to choose from. Vector files and a transparent PNG in every package, delivered in {logo-design.times}, from {logo-design.from}.',
};
