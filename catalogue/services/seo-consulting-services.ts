import { seoConsulting } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'seo-consulting-services',
  number: 28,
  name: 'SEO Consulting Services',
  shortName: 'SEO Consulting',
  packages: seoConsulting,
  words: { said: 'SEO consulting', thing: 'an SEO consultation', terms: ['seo consultancy', 'seo advice'] },
  alsoCalled: [
    'seo consultant',
    'seo consultation',
    'seo consultancy',
    'seo advice',
    'seo expert advice',
    'seo advisor',
    'seo review',
    'seo consulting services',
    'seo guidance',
    'consultation on seo',
    'consult on seo',
    'seo coach',
    'seo adviser',
    'seo expert session',
    'advice on seo',
    'seo strategy session',
    'consultant for seo',
    'seo consult',
    'search engine consulting',
    'search consultant',
  ],
};

export const text: ServiceText = {
  promise: 'An SEO review of your pages with written recommendations that your own team can carry out.',
  about: [
    'SEO consulting is advice for people who do the work themselves, or have someone who does, and want a second pair of eyes on it. We review a set number of your pages, look at what search engines make of them and write down what to change. Your team stays in control, and learns something along the way.',
    "We check how each page works technically and how it reads, then put our recommendations in writing. Good advice is specific: not 'improve your content', but which page lacks which answer, which two pages compete with each other, which link leads nowhere. From Standard up, the points are prioritized by effort and effect, so you can start with the small changes that matter and leave the costly ones that don't.",
    'Basic covers {seo-consulting-services.basic.pages}, Standard {seo-consulting-services.standard.pages.figure}, and Premium {seo-consulting-services.premium.pages.figure} together with a competitor overview. If you want us to make the changes, one-time SEO gives you an audit and on-page fixes in one order.{if digital-marketing-consultancy} If you wonder whether SEO is the right channel at all, order digital marketing consultancy first.{end}',
  ],
  audience: [
    'You have a developer or writer who needs clear SEO instructions',
    'Your agency sends reports and you want to know whether its work is good',
    'You do your own SEO and no longer know what to try next',
    "You're not allowed to give outsiders access to your website",
  ],
  deliverables: [
    'An SEO review of the pages in your package',
    'Written recommendations',
    'Advice your own team can act on',
    'Priorities by effort and effect with Standard and Premium',
    'A competitor overview with Premium',
  ],
  process: [
    {
      title: 'Your question',
      text: "You tell us what worries you, what has been tried, and what your team can and can't change.",
    },
    {
      title: 'Page choice',
      text: 'We agree on the pages: important ones, weak ones, and one that works well, for comparison.',
    },
    {
      title: 'Review',
      text: 'We check how each page works technically and how it reads.',
    },
    {
      title: 'Recommend',
      text: 'You get the recommendations in writing, with priorities from Standard upwards.',
    },
  ],
  technologies: [
    'Page review',
    'Google Search Console',
    'Lighthouse',
    'Search results analysis',
    'Structured data testing',
    'Effort and effect matrix (Standard and Premium)',
  ],
  questions: [
    {
      question: 'Do I have to give you access to my site?',
      answer:
        "No. We can review what the public sees, and that's enough for most recommendations. Read access to Search Console helps, because it shows the searches behind your visits; you can give it without any right to change things. If your company requires it, we can sign an NDA before we begin.",
    },
    {
      question: 'Why pay for advice when one-time SEO includes the fixes?',
      answer:
        "If you want faults repaired and have nobody for it, one-time SEO is the better choice. Consulting suits teams that make their own changes, sites with a release process, and owners who want to understand what's wrong before anything is changed.",
    },
    {
      question: 'Can you check the work of my current SEO agency?',
      answer:
        "Yes, by reviewing the pages it worked on. Send us its reports too and ask what's sound, what's missing and which questions to put to the agency. Slow results alone are no proof of bad work: even with good SEO, first movement usually takes {policy.seo-first}.",
    },
    {
      question: 'Which pages are worth reviewing?',
      answer:
        "One of each kind is a good rule: a product page, a category, a service, an article. What's wrong with one is usually wrong with all pages made from the same template, so {seo-consulting-services.basic.pages} can tell you a great deal about a large site. Add the pages that matter most to your income.",
    },
    {
      question: "What does 'by effort and effect' mean?",
      answer:
        "Recommendations are ranked by two things: how much work they're likely to be and how much they're likely to help. Whatever has a big effect for little work comes first. That helps you plan, and explain to a colleague why something else has to wait. The Standard and Premium SEO consulting packages include this ranking.",
    },
    {
      question: 'May I ask questions about the report?',
      answer:
        'Of course. If a point is unclear, ask your project manager. For other pages, or a second look after your changes, place a new order.',
    },
    {
      question: 'Will the recommendations work for certain?',
      answer:
        "No, nobody can promise that. Search engines decide, competitors move and not everything gets carried out, so we don't guarantee rankings. Ask how certain we are of each recommendation: some advice is well proven, some is only worth a test.",
    },
  ],
  related: [
    'digital-marketing-consultancy',
    'one-time-seo',
    'competitor-website-analysis',
    'web-development-consulting',
  ],
  searchTitle: 'SEO Consulting and Page Review From {seo-consulting-services.from} | {company.name}',
  searchDescription:
    'An SEO review of {seo-consulting-services.basic.pages} or more with written recommendations for your own team. Consulting from {seo-consulting-services.from}, delivered in {seo-consulting-services.times}.',
};
