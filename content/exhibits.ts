import type { Exhibit } from './exhibit.ts';

/**
 * Deliverables of projects, by slug. A project with a photograph shows that instead; one with neither shows a folded
 * sheet. The businesses are made up, as their pages say; nothing here contains a name or a success figure.
 */
export const exhibits: Readonly<Record<string, Exhibit>> = {
  'bakery-leeds': {
    alt: "The bakery's site in a browser, and its form for cake orders on a phone",
    hue: 'crease',
    things: [
      {
        kind: 'site',
        look: 'poster',
        name: 'The bakery',
        mark: 'loaf',
        menu: ['Cakes', 'Allergens', 'Order'],
        heading: 'Celebration cakes, baked this morning',
        button: 'Order a cake',
        cards: ['Sizes', 'Flavours', 'How early to order'],
      },
      {
        kind: 'phone',
        heading: 'Order a cake',
        rows: ['Date', 'Size', 'Allergens'],
        button: 'Send',
        mark: 'loaf',
      },
    ],
  },
  'dental-clinic-karachi': {
    alt: 'A listing with the right address on its map, the new site with a page for each treatment, and the page that listed them all',
    hue: 'teal',
    ground: 'deep',
    things: [
      {
        kind: 'site',
        name: 'The clinic',
        mark: 'cross',
        menu: ['Treatments', 'Find us'],
        heading: 'Root canal treatment, step by step',
        button: 'Find us',
        cards: ['Root canal', 'Braces', 'Whitening', 'Check-up'],
      },
      {
        kind: 'listing',
        by: 'local-citation-building',
        name: 'The clinic',
        rows: ['New address', 'Telephone', 'Opening hours'],
        mark: 'cross',
      },
      { kind: 'before', heading: 'All treatments', lines: ['Root canal', 'Braces', 'Whitening', 'Check-up'] },
    ],
  },
  'furniture-maker-melbourne': {
    alt: 'A table with its timbers and sizes in a browser, and the same page on a phone',
    hue: 'crease',
    things: [
      {
        kind: 'site',
        look: 'shop',
        name: 'The workshop',
        mark: 'chair',
        menu: ['Tables', 'Chairs', 'Timbers'],
        heading: 'One table, your timber and your size',
        button: 'Choose timber',
        cards: ['Blackwood', 'Mountain ash', 'Red gum'],
      },
      { kind: 'phone', heading: 'Dining table', rows: ['Timber', 'Size', 'Finish'], button: 'Enquire', mark: 'chair' },
    ],
  },
  'property-manager-austin': {
    alt: 'A spreadsheet as it was, and the list of repairs that took its place, on a screen and on a phone',
    hue: 'sky',
    things: [
      { kind: 'before', heading: 'Spreadsheet', lines: ['Email', 'Text message', 'Note under the door'] },
      {
        kind: 'app',
        name: 'Repairs',
        rows: [
          { title: 'Leaking tap, kitchen', state: 'new', note: 'urgent' },
          { title: 'Light in the hallway', state: 'going', note: 'booked' },
          { title: 'Window handle', state: 'going', note: 'booked' },
          { title: 'Front door lock', state: 'done', note: 'paid' },
          { title: 'Radiator', state: 'done', note: 'paid' },
        ],
      },
      {
        kind: 'phone',
        heading: 'Report a repair',
        rows: ['Where', 'What happened', 'Photograph'],
        button: 'Send',
        mark: 'house',
      },
    ],
  },
  'training-company-dubai': {
    alt: 'The course calendar in the application, and a certificate with the new logo',
    hue: 'sky',
    things: [
      {
        kind: 'app',
        name: 'Courses',
        rows: [
          { title: 'Working at height', state: 'new', note: 'places free' },
          { title: 'First aid on site', state: 'going', note: 'paid' },
          { title: 'Scaffolding', state: 'going', note: 'paid' },
          { title: 'Fire safety', state: 'done', note: 'certified' },
        ],
      },
      { kind: 'certificate', title: 'Certificate', lines: ['Participant', 'Course'], mark: 'book' },
      { kind: 'icons', name: 'Safety training', mark: 'book' },
    ],
  },
  'freight-forwarder-rotterdam': {
    alt: "The menu in the forwarder's own terms as it was, and the site in its customers' words",
    hue: 'sky',
    ground: 'deep',
    things: [
      { kind: 'before', heading: 'Departments', lines: ['Dept. C', 'Dept. OF', 'Dept. W'] },
      {
        kind: 'site',
        look: 'poster',
        name: 'The forwarder',
        mark: 'ship',
        menu: ['Sea', 'Air', 'Customs'],
        heading: 'Customs clearance, from port to door',
        button: 'Send a request',
        cards: ['Sea freight', 'Air freight', 'Customs', 'Storage'],
      },
      { kind: 'phone', heading: 'Customs', rows: ['From', 'To', 'Goods'], button: 'Ask', mark: 'ship' },
    ],
  },
  'language-school-toronto': {
    alt: "A conversation with the school's assistant, and the answers on the website",
    hue: 'teal',
    ground: 'deep',
    things: [
      {
        kind: 'chat',
        name: 'Course questions',
        lines: [
          { by: 'visitor', text: 'What do I bring to the placement test?' },
          { by: 'assistant', text: 'A pen and your passport. It tells us which level suits you.' },
          { by: 'visitor', text: 'Can you help with my visa?' },
          { by: 'assistant', text: 'Our team answers that. I pass on what you wrote so far.' },
        ],
      },
      {
        kind: 'article',
        title: 'Before your first day',
        lines: ['Levels', 'Start dates', 'Class sizes'],
        mark: 'bubble',
      },
    ],
  },
  'coffee-roaster-portland': {
    alt: 'The leaf of the new logo on a paper bag, on a sign, and as a small icon on light and on dark',
    hue: 'teal',
    things: [
      { kind: 'bag', name: 'Roaster', mark: 'leaf' },
      { kind: 'sign', name: 'Roaster', mark: 'leaf' },
      { kind: 'icons', name: 'Roaster', mark: 'leaf' },
    ],
  },
  'gym-manchester': {
    alt: "A month of the gym's posts in a calendar, and one of them as members see it",
    hue: 'vermilion',
    ground: 'ink',
    things: [
      {
        kind: 'calendar',
        title: 'The month',
        posts: [
          'First visit',
          'Class news',
          'A story',
          'What to bring',
          'New class',
          'Ask us',
          'A story',
          'Stretches',
          'Opening times',
        ],
      },
      { kind: 'post', heading: 'Your first visit: what to bring', name: 'The gym', mark: 'weight' },
    ],
  },
  'plumber-brisbane': {
    alt: 'An advertisement and the landing page that promises the same, with the number to call on a phone',
    hue: 'vermilion',
    things: [
      {
        kind: 'site',
        look: 'poster',
        name: 'The plumber',
        mark: 'drop',
        menu: ['Emergency', 'Planned work'],
        heading: 'Burst pipe? We come out now',
        button: 'Call us',
        cards: ['What we fix', 'Where', 'How to reach us'],
      },
      {
        kind: 'advert',
        by: 'google-ads',
        heading: 'Burst pipe? We come out now',
        text: 'Emergency plumbing in your suburb, not across the state.',
        address: 'the-plumber',
      },
    ],
  },
  'textile-exporter-faisalabad': {
    alt: 'A page with the specification of a fabric, and a page of the monthly report',
    hue: 'sky',
    things: [
      {
        kind: 'site',
        look: 'shop',
        name: 'The mill',
        mark: 'thread',
        menu: ['Fabrics', 'Certificates'],
        heading: 'Cotton twill, by weight and finish',
        button: 'Specification',
        cards: ['Weight', 'Certificate', 'Minimum order'],
      },
      {
        kind: 'report',
        title: 'Monthly report',
        rows: ['Pages indexed', 'Named in AI answers', 'Structured data'],
        curve: [0.1, 0.14, 0.12, 0.24, 0.3, 0.46, 0.52, 0.7],
      },
    ],
  },
  'software-start-up-berlin': {
    alt: 'An article, a trade site that links to it, and the report of live links',
    hue: 'teal',
    ground: 'ink',
    things: [
      {
        kind: 'article',
        title: 'Why workshops run late',
        lines: ['The Monday pile', 'Who waits for whom'],
        mark: 'clock',
      },
      {
        kind: 'report',
        title: 'Live links',
        rows: ['Article placed', 'Link placed', 'Link checked'],
        curve: [0.05, 0.1, 0.22, 0.3, 0.45, 0.5, 0.66],
      },
      { kind: 'article', by: 'niche-edits', title: 'A trade magazine', lines: ['Worth reading', 'Further links'] },
    ],
  },
  'solar-installer-nairobi': {
    alt: 'The infographic from roof to kettle, and a blog post that answers one of its questions',
    hue: 'crease',
    ground: 'deep',
    things: [
      { kind: 'infographic', title: 'From the roof to the kettle', steps: ['Panels', 'Inverter', 'Battery', 'Kettle'] },
      {
        kind: 'article',
        title: 'What happens on a cloudy day?',
        lines: ['Less, not nothing', 'The battery'],
        mark: 'sun',
      },
      { kind: 'post', heading: 'What can your roof do?', name: 'Solar', mark: 'sun' },
    ],
  },
  'stationery-shop-dublin': {
    alt: 'The shop before the repair and after it, with the list of what was put in order',
    hue: 'vermilion',
    ground: 'deep',
    things: [
      { kind: 'before', heading: 'Product', lines: ['Product', 'Product', 'Product'] },
      {
        kind: 'site',
        look: 'shop',
        name: 'The shop',
        mark: 'pen',
        menu: ['Paper', 'Pens', 'Gifts'],
        heading: 'Notebooks for people who still write',
        button: 'See notebooks',
        cards: ['Lined', 'Plain', 'Squared'],
      },
      {
        kind: 'report',
        title: 'Put in order',
        rows: ['Checkout', 'Titles', 'Internal links', 'Backups'],
        curve: [0.5, 0.42, 0.44, 0.5, 0.56, 0.6, 0.64],
      },
    ],
  },
};
