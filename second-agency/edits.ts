/** What the second owner changes in files that stay: a pattern and its replacement. */
export interface Edit {
  /** Files, from the root; a folder means every text below it. */
  in: readonly string[];
  find: RegExp;
  put: string;
}

const pageList = ['app/pages/site-page-list.ts'];
const brand = ['brand/brand.ts'];

export const edits: readonly Edit[] = [
  // Titles and descriptions of pages, for search engines.
  { in: pageList, find: /(: )websites, SEO, content and design(?=[ `])/g, put: '$1photographs' },
  {
    in: pageList,
    find: /Portfolio: websites, SEO, content and design/,
    put: 'Portfolio: weddings, portraits and shops',
  },
  {
    in: pageList,
    find: /A digital agency for businesses worldwide\. [^']*/,
    put: 'A photography studio in Leeds: weddings, events, portraits, products and houses in packages with fixed prices and delivery times.',
  },
  {
    in: pageList,
    find: /websites, web applications, digital marketing, SEO, content writing and graphic design/,
    put: 'weddings, events, portraits, headshots, products and property',
  },
  { in: pageList, find: /websites, SEO, content, ads and design,/, put: 'weddings, portraits, shops and houses,' },
  { in: pageList, find: /[aA] digital agency(?= (?:since|\$))/g, put: 'A photography studio' },
  {
    in: pageList,
    find: /Websites, SEO, content and design since/,
    put: 'Weddings, portraits, products and houses, photographed with fixed prices since',
  },
  { in: pageList, find: /by form, email or WhatsApp/g, put: 'by form, email or phone' },
  {
    in: pageList,
    find: /Developers, designers, SEO specialists, writers and project managers/,
    put: 'Photographers, assistants, retouchers and printers',
  },
  { in: pageList, find: /Blog: websites, SEO, content and budgets/, put: 'Blog: weddings, portraits and preparing' },
  {
    in: pageList,
    find: /Plain advice for business owners on [^']*/,
    put: 'Plain advice on being photographed: what to wear, how to plan a wedding day, where the light is good and what it all costs.',
  },
  {
    in: pageList,
    find: /Orders, payment, refunds, revisions, delivery, credits, source code, confidentiality, SEO results/,
    put: 'Orders, the deposit and the rest, refunds, changes, your photographs',
  },
  // What the chat offers to ask.
  {
    in: ['app/chat/chat-texts.ts'],
    find: /quickQuestions = \[[^\]]*\]/,
    put: "quickQuestions = ['How much is wedding photography?', 'What does a headshot cost?', 'How much is the deposit?', 'Do you come to Harrogate?']",
  },
  // Green instead of vermilion, and round corners.
  { in: brand, find: /#c7361b/g, put: '#1d6b45' },
  { in: brand, find: /#9c2711/g, put: '#124a2f' },
  { in: brand, find: /#a92c14/g, put: '#185a3a' },
  { in: brand, find: /#f0704f/g, put: '#58a97f' },
  { in: brand, find: /#ff8465/g, put: '#7fd1a0' },
  { in: brand, find: /corner: '2px'/, put: "corner: '10px'" },
];

/** Files and folders that go before the studio's own come: the first owner's services, posts and figures. */
export const removed = ['catalogue/services', 'catalogue/lists', 'catalogue/spec-figures.test.ts', 'content/posts'];
