import { webConsulting } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'web-development-consulting',
  number: 8,
  name: 'Web Development Consulting',
  shortName: 'Web Consulting',
  packages: webConsulting,
  words: {
    said: 'web development consulting',
    thing: 'a web consultation',
    terms: ['website consultation', 'web consulting'],
  },
  alsoCalled: [
    'consulting',
    'consultation',
    'consultancy',
    'consultant',
    'web consulting',
    'web consultation',
    'website consulting',
    'web development consultation',
    'development consulting',
    'website consultation',
    'web development consultancy',
    'web consultancy',
    'website consultancy',
    'website review',
    'site review',
    'code review',
    'technical consulting',
    'web consultant',
    'website consultant',
    'development consultation',
    'development consultancy',
    'consulting on my website',
    'web development consultant',
    'website audit by developer',
    'advice on my website',
    'website advice',
    'web advice',
    'web dev consulting',
    'web development advice',
    'website expert review',
    'tech consulting',
    'development consultant',
  ],
};

export const text: ServiceText = {
  promise: 'Clear written answers about your website, before you spend money on building.',
  about: [
    'Web development consulting gives you a second pair of eyes on decisions that are expensive to reverse: which system to build on, whether to repair or rebuild, which of three quotes is fair. We look through your site, consider your questions and write down our answers.',
    "Basic reviews up to {web-development-consulting.basic.pages} and answers {web-development-consulting.basic.questions}. Standard reviews up to {web-development-consulting.standard.pages}, answers {web-development-consulting.standard.questions} and adds an SEO report. Premium reviews up to {web-development-consulting.premium.pages}, answers {web-development-consulting.premium.questions} and adds a competitor analysis to the SEO report. Pick the package by the number of pages that matter for your questions: often that's fewer than your site has.",
    "You get advice here, not changes to your site. If you already know what should be done, order that service directly. If your questions are only about search, SEO consulting goes deeper.{if digital-marketing-consultancy} If they're about advertising and social channels, digital marketing consultancy is the better choice.{end}",
  ],
  audience: [
    "You have quotes from several developers and don't know how to compare them",
    'You wonder whether to repair your site or build a new one',
    'Your site gets visitors, but few of them write or buy',
    'You have to choose a system and live with it for years',
  ],
  deliverables: [
    'A review of your website',
    'A written answer to each of your questions',
    'An SEO report (Standard and Premium)',
    'A competitor analysis (Premium)',
  ],
  process: [
    {
      title: 'Questions',
      text: 'You send the address of your site, the pages that matter and your questions. The narrower a question, the better the answer.',
    },
    {
      title: 'Review',
      text: 'We go through the pages on a phone and a desktop: structure, speed, usability, how the site is built.',
    },
    { title: 'Analysis', text: 'We prepare the SEO report and the competitor analysis if your package has them.' },
    { title: 'Answers', text: 'You receive everything in writing.' },
  ],
  technologies: [
    'Page review',
    'Speed measurement',
    'Usability check',
    'Code and platform check',
    'SEO report (Standard and Premium)',
    'Competitor comparison (Premium)',
  ],
  questions: [
    {
      question: 'What should I ask to get the most from it?',
      answer:
        "Ask about decisions, not about taste. 'Should we move from our shop system to WordPress?' or 'Why do people leave on the booking page?' leads to an answer you can act on. 'Is our site good?' doesn't. Add what you've tried and what limits you: budget, deadline, staff.",
    },
    {
      question: 'Can I use it if I have no website yet?',
      answer:
        'Yes. The questions in your consulting package can be about a plan, a draft, an offer you received or a few sites you want to compete with. Since there are no pages to review yet, agree with us first what we look at instead. Before the first build is often the best time, because nothing has to be undone afterwards.',
    },
    {
      question: 'Do I get a call or a document?',
      answer:
        'A document: our web development consulting packages contain a review of your website and written answers to your questions. Text has two advantages: you can hand it to your developer word for word, and you can come back to it in a year. If a point is unclear when you read it, ask your project manager.',
    },
    {
      question: 'Will you just tell me to buy from you?',
      answer:
        "It's a fair question, since we also sell development. You don't have to buy anything else: the document is yours to use with any developer. Ask for the reason behind each recommendation, so you can check it with someone else.",
    },
    {
      question: 'Do you need access to my site or its code?',
      answer:
        "Usually not: for most reviews the public address is enough. Questions about loading, security or the quality of the code go deeper, and for those we'll need read access or a copy of the relevant parts. If that's sensitive, we can sign an NDA before you send anything.",
    },
    {
      question: 'What is in the competitor analysis?',
      answer:
        'Usually a comparison of your site with those your customers would otherwise choose: offer, structure, content, technology, how easy it is to order or get in touch. Name the competitors you have in mind. The analysis comes with the Premium web development consulting package. A search-focused comparison is available separately as competitor website analysis.',
    },
    {
      question: 'Can you carry out your own recommendations?',
      answer:
        "Yes, as separate orders. Small points usually fit into a maintenance package, larger ones into a design or development package. Nothing is started automatically. You can just as easily give the document to your own developer and come back only for the parts they can't cover.",
    },
  ],
  related: [
    'website-maintenance-and-support',
    'seo-consulting-services',
    'competitor-website-analysis',
    'website-development',
  ],
  searchTitle: 'Web Development Consulting | {company.name}',
  searchDescription:
    'We review your website and answer your questions in writing, before you spend money on building. Consulting packages from {web-development-consulting.from}, ready in {web-development-consulting.times}.',
};
