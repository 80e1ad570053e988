import { days, span } from '../duration.ts';
import type { Package } from '../package.ts';

export const websiteDesign: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 300,
    delivery: days(14),
    limits: { pages: 5 },
    inclusions: ['Custom layout for every page', 'Desktop, tablet and phone views', 'Editable design files'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 500,
    delivery: days(30),
    limits: { pages: 10 },
    inclusions: [
      'Custom layout for every page',
      'Desktop, tablet and phone views',
      'Editable design files',
      'Style guide: colours, type and components',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 1000,
    delivery: days(45),
    limits: { pages: 20 },
    inclusions: [
      'Custom layout for every page',
      'Desktop, tablet and phone views',
      'Editable design files',
      'Style guide: colours, type and components',
      'SEO-ready page structure',
      'Conversion of the design to React',
    ],
  },
];

export const websiteDevelopment: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 500,
    delivery: days(30),
    limits: { pages: 7 },
    inclusions: ['WordPress theme set up in your brand', 'Responsive on every screen', 'Contact form', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 800,
    delivery: days(30),
    limits: { pages: 15 },
    inclusions: [
      'React or Next.js front end',
      'Headless CMS to edit your content',
      'Responsive on every screen',
      'Contact form',
      'Hosting setup',
      'Source code',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 1500,
    delivery: days(60),
    limits: { pages: 25 },
    inclusions: [
      'MERN stack: MongoDB, Express, React and Node.js',
      'API integration',
      'Payment integration',
      'User management',
      'Responsive on every screen',
      'Contact form',
      'Source code',
    ],
  },
];

export const webApplication: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 500,
    delivery: days(14),
    limits: { pages: 5 },
    inclusions: ['MERN stack: MongoDB, Express, React and Node.js', 'Responsive on every screen', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 1000,
    delivery: days(30),
    limits: { pages: 10 },
    inclusions: [
      'MERN stack: MongoDB, Express, React and Node.js',
      'Responsive on every screen',
      'Sign-in and sign-up',
      'Dashboard',
      'Source code',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 2500,
    delivery: days(60),
    limits: { pages: 20 },
    inclusions: [
      'MERN stack: MongoDB, Express, React and Node.js',
      'Responsive on every screen',
      'Sign-in and sign-up',
      'Dashboard',
      'User management',
      'Payment integration',
      'Email integration',
      'API integration',
      'Source code',
    ],
  },
];

export const wordpress: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 500,
    delivery: days(30),
    limits: { pages: 7 },
    inclusions: ['Theme set up in your brand', 'Responsive on every screen', 'Contact form', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 1000,
    delivery: days(60),
    limits: { pages: 10 },
    inclusions: [
      'Theme set up in your brand',
      'Responsive on every screen',
      'Contact form',
      'Unlimited revisions',
      'Hosting setup',
      'Source code',
    ],
  },
  {
    tier: 'custom',
    name: 'Custom',
    price: null,
    delivery: null,
    limits: {},
    inclusions: ['Anything beyond Standard', 'Hosting setup', 'Source code'],
  },
];

export const reactAndNext: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 400,
    delivery: days(14),
    limits: { pages: 7 },
    inclusions: ['React or Next.js, as you choose', 'Responsive on every screen', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 800,
    delivery: days(30),
    limits: { pages: 15 },
    inclusions: [
      'React or Next.js, as you choose',
      'Responsive on every screen',
      'Connection to a content API or headless CMS',
      'Source code',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 1500,
    delivery: days(60),
    limits: { pages: 25 },
    inclusions: [
      'React or Next.js, as you choose',
      'Responsive on every screen',
      'Connection to a content API or headless CMS',
      'API integration',
      'Payment integration',
      'User management',
      'Source code',
    ],
  },
];

export const strapi: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 300,
    delivery: days(14),
    limits: { pages: 10 },
    inclusions: ['Strapi set up with your content types', 'Editor roles for your team', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 500,
    delivery: days(30),
    limits: { pages: 20 },
    inclusions: [
      'Strapi set up with your content types',
      'Editor roles for your team',
      'Reusable page sections',
      'Source code',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 1000,
    delivery: days(30),
    limits: { pages: 25 },
    inclusions: [
      'Strapi set up with your content types',
      'Editor roles for your team',
      'Reusable page sections',
      'API integration',
      'Payment integration',
      'User management',
      'Source code',
    ],
  },
];

export const frontEnd: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 250,
    delivery: days(7),
    limits: { pages: 5 },
    inclusions: ['Pages built from your design', 'Responsive on every screen', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 500,
    delivery: days(14),
    limits: { pages: 10 },
    inclusions: [
      'Pages built from your design',
      'Responsive on every screen',
      'Interactive elements and forms',
      'Source code',
    ],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 800,
    delivery: days(30),
    limits: { pages: 15 },
    inclusions: [
      'Pages built from your design',
      'Built as a React site',
      'Responsive on every screen',
      'Interactive elements and forms',
      'API integration',
      'Payment integration',
      'User management',
      'Source code',
    ],
  },
];

export const backEnd: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 500,
    delivery: days(14),
    limits: {},
    inclusions: ['Node.js API for your site', 'Database design', 'Source code'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 1000,
    delivery: days(30),
    limits: {},
    inclusions: ['Node.js API for your site', 'Database design', 'Sign-in and roles', 'Admin endpoints', 'Source code'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 2000,
    delivery: days(60),
    limits: {},
    inclusions: [
      'Node.js API for your site',
      'Database design',
      'Sign-in and roles',
      'Admin endpoints',
      'API integration',
      'Payment integration',
      'User management',
      'Source code',
    ],
  },
];

export const maintenance: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 75,
    recurs: true,
    delivery: days(30),
    limits: { customizationHours: 4 },
    inclusions: ['Care of a WordPress site', 'Updates, backups and security checks', 'Fixes and small changes'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 150,
    recurs: true,
    delivery: days(30),
    limits: { customizationHours: 5 },
    inclusions: ['Care of a Strapi and React site', 'Updates, backups and security checks', 'Fixes and small changes'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 250,
    recurs: true,
    delivery: days(30),
    limits: { customizationHours: 6 },
    inclusions: ['Care of a MERN application', 'Updates, backups and security checks', 'Fixes and small changes'],
  },
];

export const webConsulting: readonly Package[] = [
  {
    tier: 'basic',
    name: 'Basic',
    price: 150,
    delivery: days(4),
    limits: { pages: 7, questions: 3 },
    inclusions: ['Review of your website', 'Written answers to your questions'],
  },
  {
    tier: 'standard',
    name: 'Standard',
    price: 300,
    delivery: days(4),
    limits: { pages: 15, questions: 5 },
    inclusions: ['Review of your website', 'Written answers to your questions', 'SEO report'],
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: 400,
    delivery: days(7),
    limits: { pages: 25, questions: 10 },
    inclusions: ['Review of your website', 'Written answers to your questions', 'SEO report', 'Competitor analysis'],
  },
];

export const aiChatbot: readonly Package[] = [
  {
    tier: 'custom',
    name: 'Custom',
    price: null,
    delivery: span(2, 6, 'week'),
    limits: {},
    inclusions: [
      'Assistant trained on your own content',
      'Chat widget in your brand',
      'Handover to your team',
      'Source code',
    ],
  },
];
