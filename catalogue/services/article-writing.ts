import { writing } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'article-writing',
  number: 32,
  name: 'Article Writing',
  shortName: 'Article Writing',
  packages: writing,
  orderNoun: 'Articles',
  words: {
    said: 'article writing',
    thing: 'an article',
    terms: ['article', 'long article'],
    piece: 'article',
  },
  alsoCalled: [
    'article writing',
    'article',
    'write an article',
    'long read',
    'press article',
    'word article',
    'article writer',
    'write articles',
  ],
};

export const text: ServiceText = {
  promise: 'Researched, neutral pieces that explain a subject well enough to be quoted.',
  about: [
    "Article writing means explaining a subject to readers who may never have heard of your company. An article keeps a neutral tone, rests on facts the reader can check, and works wherever it appears: in a trade magazine, a newsletter or a resource section, on LinkedIn or on someone else's website.",
    "Research comes first: what's known, what's disputed, and where a fact comes from. You can add what only you have: your own experience, your own figures, a case from your work. Those are the lines other people quote.",
    "An article isn't a post or a page. A post from {blog-writing.name} speaks for you on your own blog and may have an opinion. Text from {website-copywriting.name} leads a visitor to an order. An article earns trust first: it's read to the end because it's useful, and your name beside it does the rest.",
  ],
  audience: [
    'An editor has offered you space and you have a deadline',
    'You want a guide on your site that other people link to',
    'Your trade needs explaining before anyone can buy from you',
    'You publish a newsletter or a magazine and need dependable pieces for it',
  ],
  deliverables: [
    'A complete article of the length you ordered',
    'Research on your subject',
    'A headline and an introduction that say what the piece will show',
    'Headings that carry the argument',
    'Keywords worked in without disturbing the tone',
    'A meta description with articles of {article-writing.2000-words.words} or more',
    'A document you can edit and publish',
  ],
  process: [
    {
      title: 'Brief',
      text: "You name the subject, the readers and where the article will appear, with the editor's guidelines if there are any.",
    },
    {
      title: 'Research',
      text: 'We read up on both sides of the question. Send us your own experience and figures.',
    },
    {
      title: 'Outline',
      text: 'The points are put in an order that a reader from outside the trade can follow.',
    },
    { title: 'Writing', text: 'The article is written to your brief.' },
    {
      title: 'Revision',
      text: "If you or your editor would like changes, tell us and we'll make them. Each revision request adds {policy.revision-days}.",
    },
  ],
  technologies: ['Desk research', 'Outlining', 'Neutral style', 'Editorial guidelines', 'Keyword placement'],
  questions: [
    {
      question: 'What is the difference between an article and a blog post?',
      answer:
        "The reader and the voice. A post is written for your own blog, speaks as your company and answers a customer's question. An article is written for anyone interested in the subject and keeps a neutral tone. The price is the same, so choose by where the text will appear and who should trust it.",
    },
    {
      question: 'Will you place the article on another website?',
      answer:
        'Not with {article-writing.name}: writing and placing are separate. {blogger-outreach.name} includes an article with your link and the outreach to a relevant site.{if guest-posts} Guest posts are ordered in our ordering app, from {guest-posts.from} per site, including a {guest-posts.article}.{end} Order {article-writing.name} when you already have a place for the article, or want it for yourself.',
    },
    {
      question: 'Can you write about a technical subject?',
      answer:
        "Usually, with your help. We research what's public; you supply what isn't, such as drawings, test results or the way you do things on site. Tell us the subject before ordering if it's very specialized.",
    },
    {
      question: 'What if the editor rejects it?',
      answer:
        "While your order is open, send us the reason as a revision request, which adds {policy.revision-days}; after completion, email us at {company.email} what's possible. You can prevent most rejections by giving us the editor's guidelines, the length and two articles they've published. Whether a piece is accepted is the editor's decision alone.",
    },
    {
      question: 'Do you write essays, theses or assignments?',
      answer:
        "No. We don't write essays or other work to be handed in for a grade, whatever the subject, and such orders may be cancelled. {article-writing.name} is for articles aimed at business readers, trade publications, associations and newsletters.",
    },
    {
      question: 'Can I have an article longer than the largest size?',
      answer:
        'Yes, as several orders: one of {article-writing.4000-words.words}, plus whatever size the rest needs. Email us at {company.email} first, so it can be planned as one piece. A long guide can also be published as a series, which is easier to read and gives you something to announce more than once.',
    },
    {
      question: "May I put my company's name and link in it?",
      answer:
        "Yes, where it helps the reader: in the author's note, in an example from your work, beside figures that are yours. An article that names its sponsor in every paragraph loses the trust it was written for, and most editors will cut the name.",
    },
  ],
  related: ['blog-writing', 'blogger-outreach', 'infographic-design', 'content-writing'],
  searchTitle: 'Article Writing From {article-writing.from} | {company.name}',
  searchDescription:
    'Researched articles in a neutral tone for magazines, newsletters and guides. Sizes up to {article-writing.4000-words.words}, from {article-writing.from}, in {article-writing.500-words.days}.',
};
