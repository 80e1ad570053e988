import { bloggerOutreach } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'blogger-outreach',
  number: 22,
  name: 'Blogger Outreach',
  shortName: 'Blogger Outreach',
  packages: bloggerOutreach,
  orderNoun: 'Links',
  words: { said: 'blogger outreach', thing: 'a blogger outreach link', terms: ['outreach link', 'blog outreach'] },
  alsoCalled: [
    'blogger outreach',
    'outreach',
    'outreach link',
    'outreach placement',
    'blog outreach',
    'influencer blog outreach',
    'bloggers',
    'outreach post',
    'blogger placement',
    'blogger link',
    'link outreach',
  ],
};

export const text: ServiceText = {
  promise: 'A new article with your link, on a relevant site that we approach for you.',
  about: [
    "Blogger outreach wins you a place on someone else's site. We look for blogs and magazines that write about your subject, contact them and offer an article their readers can use. It's published there with a link to your page. Readers come across your name in a place they trust, and search engines count the recommendation.",
    "Each order is one placement, with the outreach, the article and a report of the live link, in {blogger-outreach.times}. You order by domain authority, an estimate of how strong a site's link profile is. The higher it is, the fewer such sites there are and the more a placement costs: from {blogger-outreach.da10.price} for {blogger-outreach.da10.name} to {blogger-outreach.da50.price} for {blogger-outreach.da50.name}.",
    "Choose outreach when the fit with the site matters and your link needs a text of its own around it. If a link in an article that already exists is enough, niche edits cost the same and need no new text.{if guest-posts} If you'd rather pick a site from a list with its price, guest posts in our ordering app are quicker and start at {guest-posts.from}.{end}",
  ],
  audience: [
    'You have a page worth recommending, and nobody has written about it yet',
    'You want to reach readers in your field as well as search engines',
    'Your competitors are mentioned on the blogs your customers read',
    'You have no time to write to editors and wait for their answers',
  ],
  deliverables: [
    'A search for sites that suit your subject',
    'Outreach to a relevant site',
    'An article with your link, published on that site',
    'A site of at least the domain authority you ordered',
    'A report with the address of the live link',
  ],
  process: [
    {
      title: 'Your page',
      text: "You name the page to be linked, its subject, and any sites or topics you don't want.",
    },
    {
      title: 'Shortlist',
      text: 'We look for sites with the right subject and authority.',
    },
    {
      title: 'Outreach',
      text: 'We write to the editors and agree on a topic that suits their readers.',
    },
    {
      title: 'Article',
      text: 'The article is written for that site, with your link where a reader would look for more.',
    },
    {
      title: 'Live link',
      text: 'After publication we check the link and send you the report.',
    },
  ],
  technologies: [
    'Search for suitable sites',
    'Outreach by email',
    'Domain authority check',
    'Relevance check',
    'Article writing',
    'Live link check',
  ],
  questions: [
    {
      question: 'Which domain authority should I order?',
      answer:
        "Look at the sites that rank for your search. If they're small local firms, {blogger-outreach.da10.name} or {blogger-outreach.da20.name} is a natural place to start. If they're known brands, links from {blogger-outreach.da30.name} upwards carry more weight. A young site with nothing but very strong links looks odd, so a mix grown over months is better than one big purchase.",
    },
    {
      question: 'What is the difference between outreach, niche edits and guest posts?',
      answer:
        "With blogger outreach, we contact a relevant site, and a new article with your link appears there. With a niche edit, your link is added to an article that's already online.{if guest-posts} With a guest post, you pick a site from the list in our ordering app, for {guest-posts.from} to {guest-posts.to}, and get a {guest-posts.article} with one anchor and one target URL in {guest-posts.days}.{end}",
    },
    {
      question: 'Can I approve the site before publication?',
      answer:
        "Not by default: our outreach packages don't list an approval step, so ask about it first. Tell us at the same time which subjects, countries or competitors to avoid. If you do get to approve a site, answer quickly, because editors don't wait long.",
    },
    {
      question: 'Who writes the article, and can I send my own?',
      answer:
        "The article is part of the package, so you don't have to write it. If you know your subject well, send us notes, figures or a draft: real experience persuades editors. The final word is always with the site, whose editor may shorten or change the text, or turn down one that reads like an ad.",
    },
    {
      question: 'Does the link stay for good?',
      answer:
        "Nobody can promise that: the page belongs to its owner, who can change or remove it, and sites do close. That's a good reason not to rely on a single link. You have the address in the report, so you can check the link whenever you like; tell us if something seems wrong.",
    },
    {
      question: 'Do you accept every industry?',
      answer:
        "No. We don't serve these areas and may cancel orders that fall into them: {policy.areas-not-served}. If yours comes close to one of them, please ask first.",
    },
    {
      question: 'Will one article move my ranking?',
      answer:
        "Rarely one alone, and no ranking is ever guaranteed. It depends on the competition, on your page and on the links it has already. Think of a placement as one good reference among several. If you don't know what your page lacks, off-page SEO includes a backlink review.",
    },
  ],
  related: ['niche-edits', 'off-page-seo', 'article-writing', 'search-engine-optimization'],
  searchTitle: 'Blogger Outreach by Domain Authority | {company.name}',
  searchDescription:
    'A new article with your link on a relevant site, won by outreach. {blogger-outreach.da10.name} to {blogger-outreach.da50.name}, from {blogger-outreach.from} per placement, live in {blogger-outreach.times}.',
};
