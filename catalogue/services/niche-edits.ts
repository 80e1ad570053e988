import { nicheEdits } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'niche-edits',
  number: 23,
  name: 'Niche Edits',
  shortName: 'Niche Edits',
  packages: nicheEdits,
  orderNoun: 'Links',
  words: { said: 'niche edits', thing: 'a niche edit', terms: ['niche edit link', 'nicheedits'] },
  alsoCalled: [
    'niche edit',
    'curated link',
    'contextual link',
    'link in an existing article',
    'link in existing article',
    'link in existing post',
    'link placed in existing article',
    'existing article link',
    'link in an existing post',
    'link inside existing content',
    'links in old articles',
    'link into existing article',
    'link in old posts',
    'link into existing content',
  ],
};

export const text: ServiceText = {
  promise: "Your link inside an article that's already online and relevant to your subject.",
  about: [
    "A niche edit adds your link to an article that already exists. Somewhere there's a guide or a comparison about your subject, perhaps already ranking and linked to by others. We find one where your page would help the reader, and have the link placed in a sentence that makes sense. Some agencies call this a curated link. What our ordering app lists as link insertions is a separate order, priced by site.",
    'Each order is one placement: we find a fitting article, agree the sentence with the site and report the live link. Prices follow the domain authority of the site, from {niche-edits.da10.price} for {niche-edits.da10.name} to {niche-edits.da50.price} for {niche-edits.da50.name}, and each placement takes {niche-edits.times}. Choose blogger outreach, at the same prices, when you want an article of your own. Choose off-page SEO Premium when you want {off-page-seo.premium.nicheEdits} together with a review of your links.',
    "The advantage is the article's age. A new one starts with nothing and has to be found; an older one can have readers and a place in the search results from the day your link goes in. The drawback is that the text is already written, so your page has to suit an article that somebody else wrote for their own reasons.",
  ],
  audience: [
    'You have a guide, tool or product page that would improve existing articles',
    'You know which page needs a link and how strong the site should be',
    'You run SEO yourself and buy placements one by one',
    'You have plenty of guest posts and want links from older pages too',
  ],
  deliverables: [
    'A search for existing articles that fit your page',
    'Your link placed in one of them',
    'Natural anchor text',
    'A site with at least the domain authority of your package',
    'A report with the address of the article and the live link',
  ],
  process: [
    {
      title: 'Target page',
      text: "You send the address to be linked and the words you'd like to see in the link.",
    },
    {
      title: 'Find articles',
      text: 'We search for articles on your subject, on sites of the authority you ordered.',
    },
    {
      title: 'Agree',
      text: 'We contact the site and propose the sentence in which the link helps its readers.',
    },
    {
      title: 'Place',
      text: 'The link goes in, with natural anchor text.',
    },
    {
      title: 'Report',
      text: 'You get the address of the article and can see the link for yourself.',
    },
  ],
  technologies: [
    'Links placed in existing articles',
    'Domain authority check',
    'Anchor text planning',
    'Outreach',
    'Relevance check',
  ],
  questions: [
    {
      question: 'Why put a link into an old article and not a new one?',
      answer:
        'Because the article has usually done the slow part: search engines know it, and it may have readers and links of its own. Your link can benefit from that. A new article gives you more space and your own topic, but starts from nothing. Many link profiles look best with some of each.',
    },
    {
      question: 'Can I choose the exact anchor text?',
      answer:
        "No, but you can suggest it. The words have to fit the sentence, and the article belongs to another site. The packages include natural anchor text: your brand, the title of the page, or a phrase a writer would really use. The same sales keyword in every link is a known warning sign to search engines, so it's best avoided.",
    },
    {
      question: 'What kind of page is best to link to?',
      answer:
        'A page that gives the reader something more: a guide, a calculator, a study, a clear product page, a local service page. Site owners agree more readily to those than to a bare sales page. If you have nothing like it yet, a good article from us starts at {article-writing.from} and can be the target.',
    },
    {
      question: 'How do you make sure the site is a real one?',
      answer:
        "The packages cover a link in an existing, relevant article at the domain authority you order; they don't list any further check of the site. The score is an estimate and can be inflated, so open the page in your report. Is it about one subject, and would people read it without the links? If something looks wrong, tell us.",
    },
    {
      question: 'Niche edit or guest post: which is better value?',
      answer:
        'Guest posts in our ordering app are usually the cheaper way to a link: {guest-posts.prices}, depending on the site, delivered in {guest-posts.days}, but only on the listed sites. For a niche edit we look for an article on your subject, at the authority you choose. Use guest posts for breadth and niche edits where the fit counts.',
    },
    {
      question: 'How many should I order at once?',
      answer:
        'A few at a time, and steadily. A small site that gains a large number of links in a single week and none afterwards looks unnatural. Begin with one or two for your most important page, watch what happens over some months, then decide. As always in SEO, good links can help, but no effect is guaranteed.',
    },
    {
      question: 'What if no suitable article can be found?',
      answer:
        'It can happen with very narrow subjects or strict requirements. Then there are other ways: a related subject, another of your pages, or blogger outreach, where the article is written for the purpose. If your subject is unusual, email us at {company.email} first.',
    },
  ],
  related: ['blogger-outreach', 'off-page-seo', 'competitor-website-analysis', 'article-writing'],
  searchTitle: 'Niche Edits in Existing Articles From {niche-edits.from} | {company.name}',
  searchDescription:
    'Links placed in existing, relevant articles with natural anchor text. Niche edits priced by domain authority, {niche-edits.da10.name} to {niche-edits.da50.name}, from {niche-edits.from}, in {niche-edits.times}.',
};
