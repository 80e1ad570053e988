const { date, integer, line, lines, markdown, picture, services, slug, text, yesOrNo } = require('./fields.js');

const sampleOrReal = {
  sample: yesOrNo('It is a sample', { value: true, help: 'Made up to show what is possible; pages say so.' }),
  client: line('Client', { max: 120, help: 'As they want to be named. Needed unless it is a sample.' }),
  link: line('Their website', { pattern: '^https?://' }),
  consent: line('How and when they agreed', {
    help: 'For your records, never shown: by email, 2026-03-12. Needed unless it is a sample.',
  }),
};

/** Nobody is quoted or shown without consent. */
function consentFaults({ sample, client, consent }) {
  if (sample) return [];
  return [
    ...(client?.trim() ? [] : [{ at: 'client', message: 'Name the client, or mark this as a sample' }]),
    ...(consent?.trim() ? [] : [{ at: 'consent', message: 'Note how and when the client agreed' }]),
  ];
}

const position = integer('Position', { min: 1, help: 'Smaller numbers come first. A new one comes last.' });
const ofServices = services('Services', {
  required: true,
  min: 1,
  help: 'The services it is about.',
});

/** A link needs both words and a target. */
function linkFaults({ link, linkText }) {
  if (Boolean(link) === Boolean(linkText)) return [];
  return link
    ? [{ at: 'linkText', message: 'Say what the link is called, or leave out where it leads' }]
    : [{ at: 'link', message: 'Say where the link leads, or leave out its words' }];
}

const types = {
  post: {
    plural: 'posts',
    name: 'Blog post',
    title: 'title',
    list: ['title', 'date'],
    sort: 'date',
    order: 'DESC',
    fields: {
      title: line('Title', { required: true, shown: { min: 3, max: 60 } }),
      slug: slug('End of the address', { from: 'title', required: true, unique: true }),
      description: text('Description for search engines', {
        required: true,
        shown: { min: 100, max: 160 },
      }),
      date: date('Date', { help: 'Today, if you leave it empty.' }),
      tags: lines('Tags', { required: true, min: 1 }),
      services: ofServices,
      picture: picture('Photograph', { help: 'Shown above the post. Without one, there is a drawing.' }),
      body: markdown('Text', {
        required: true,
        help: 'Links to our pages are relative: /service/website-design. Insert figures from the list beside the form. A picture needs its alternative text. No HTML.',
      }),
    },
  },
  'portfolio-piece': {
    plural: 'portfolio-pieces',
    name: 'Portfolio piece',
    title: 'title',
    list: ['position', 'title'],
    sort: 'position',
    check: consentFaults,
    fields: {
      title: line('Title', { required: true, min: 3, max: 60 }),
      slug: slug('End of the address', { from: 'title', required: true, unique: true }),
      summary: line('Summary', { required: true, min: 3 }),
      services: ofServices,
      sector: line('Sector', { required: true, max: 60 }),
      country: line('Country', { required: true, max: 60 }),
      picture: picture('Photograph', { help: 'The cover. Without one, there is a drawing.' }),
      challenge: text('What was needed', { required: true }),
      approach: lines('Steps', { required: true, min: 3, max: 4, help: 'In order.' }),
      result: text('What changed', { required: true }),
      ...sampleOrReal,
      position,
    },
  },
  testimonial: {
    plural: 'testimonials',
    name: 'Testimonial',
    title: 'trade',
    list: ['position', 'trade', 'country'],
    sort: 'position',
    check: consentFaults,
    fields: {
      quote: text('Words', { required: true, min: 3 }),
      role: line('Role', { required: true, max: 60 }),
      trade: line('Trade', { required: true, max: 60 }),
      country: line('Country', { required: true, max: 60 }),
      services: ofServices,
      picture: picture('Photograph', { help: 'The person who says it, or their logo.' }),
      ...sampleOrReal,
      position,
    },
  },
  notice: {
    plural: 'notices',
    name: 'Notice',
    title: 'text',
    list: ['text'],
    sort: 'updatedAt',
    order: 'DESC',
    check: linkFaults,
    fields: {
      text: line('Text', {
        required: true,
        shown: { min: 3, max: 160 },
        help: 'Shown above every page. Insert figures from the list beside the form. Set from and until under ‘At a time’.',
      }),
      linkText: line('Words of a link', { max: 40, help: 'Optional: How to reach us' }),
      link: line('Where the link leads', {
        pattern: '^(?:/(?![/\\\\])|https?://)',
        help: 'A page of ours, /contact, or a whole address.',
      }),
      questions: lines('Questions it answers', {
        max: 12,
        longest: 160,
        help: 'Optional, not shown: ‘Are you open over the holidays?’ The assistant answers these with the notice.',
      }),
    },
  },
};

module.exports = { components: {}, types };
