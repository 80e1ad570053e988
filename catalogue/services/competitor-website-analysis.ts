import { competitorAnalysis } from '../lists/seo.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'competitor-website-analysis',
  number: 26,
  name: 'Competitor Website Analysis',
  shortName: 'Competitor Analysis',
  packages: competitorAnalysis,
  words: {
    said: 'competitor website analysis',
    thing: 'a competitor analysis',
    terms: ['competitor research', 'competition check'],
  },
  alsoCalled: [
    'competitor analysis',
    'competitor',
    'rival',
    'rival analysis',
    'competition analysis',
    'competitor research',
    'competitive analysis',
    'analyse my competitors',
    'competitor review',
    'spy on competitors',
    'competitor study',
    'competitor report',
    'studying competitors',
    'competitor audit',
    'analysis of competitors',
    'competition research',
    'competitor websites',
    'rival websites',
    'rival sites',
    'competitor site',
    'competitor check',
    'benchmarking',
  ],
};

export const text: ServiceText = {
  promise: 'A written report on why a competitor is found before you, and what you can learn from it.',
  about: [
    "Competitor website analysis looks at why other sites are found before yours. If another company ranks above you, its website shows most of the reasons: which searches bring its visitors, which pages do the work, how they're built, who links to them. All of it can be read from outside. We collect it for the rivals you name, with backlinks from Standard upwards, and put it in a written report.",
    "Basic looks at {competitor-website-analysis.basic.competitors}, Standard at {competitor-website-analysis.standard.competitors.figure} with a comparison of backlinks, and Premium at {competitor-website-analysis.premium.competitors.figure} with an action plan as well. Every package looks at the competitors' public websites from a search point of view.{if digital-marketing-consultancy} For a view beyond search, Premium digital marketing consultancy includes a competitor overview; ask first whether it covers the channels you care about.{end}",
    "The aim isn't to copy. Copying makes you the second-best version of somebody else. We look for gaps: subjects they cover and you don't, questions they leave open, pages that rank although they're weak and, from Standard upwards, links you could get as well. A gap is a place where your effort meets less resistance.",
  ],
  audience: [
    "A rival who's no better than you always ranks above you",
    "You're planning a new site and want to know what the market leaders do well",
    "You're losing visitors to somebody and can't see why",
    'You have to show a partner or a board where to invest',
  ],
  deliverables: [
    'The keywords your competitors rank for',
    'A review of their content and of how their sites are built',
    'With Standard and Premium, a comparison of backlinks',
    'An action plan with Premium',
    'A written report',
  ],
  process: [
    {
      title: 'Name rivals',
      text: 'You name the competitors, ideally the sites that outrank you.',
    },
    {
      title: 'Gather',
      text: 'We collect their ranking keywords and strongest pages and, from Standard upwards, their backlinks.',
    },
    {
      title: 'Read',
      text: "We go through content and structure as a customer would: what's answered, what's missing, what convinces.",
    },
    {
      title: 'Compare',
      text: 'We set the findings against your own site, so the gaps show.',
    },
    {
      title: 'Report',
      text: 'You get the findings in writing and, with Premium, an action plan that says what to do first.',
    },
  ],
  technologies: [
    'Keyword gap analysis',
    'Content review',
    'Site structure review',
    'Backlink comparison (Standard and Premium)',
    'Search results analysis',
    'Domain authority check',
  ],
  questions: [
    {
      question: 'Which competitors should I name?',
      answer:
        "The ones people find for the searches you want, even if you never come across them day to day. A marketplace or a national chain may be above you as well, but there's more to learn from a firm of your own size that does better. If you're unsure, name a few and ask which is the most useful.",
    },
    {
      question: "Is it legal to analyse another company's website?",
      answer:
        "Yes. We read what's open to every visitor and every search engine, and use estimates from common SEO tools. It's about improving your site, not imitating theirs.",
    },
    {
      question: 'Can you see how many visitors or sales they have?',
      answer:
        'Not exactly; only they know. Rankings and search volumes give an estimate of which of their pages draw visits from search, but no more than that. Sales, margins and ad results stay hidden. Fortunately you rarely need them to see what to improve on your own site.',
    },
    {
      question: 'How is it different from keyword research?',
      answer:
        "Keyword research starts from your customers and gives you a list of searches. Competitor website analysis starts from your rivals and explains their success: keywords, content, structure and, from Standard upwards, links. Choose the research when you're building pages from scratch, and the analysis when somebody is ahead of you and you want to catch up.",
    },
    {
      question: 'Will my competitor find out?',
      answer:
        'No. Polling at public pages leaves nothing that points to you. If you want confidentiality in writing, we can sign an NDA.',
    },
    {
      question: 'Is an action plan worth the step to Premium?',
      answer:
        'Yes, if nobody on your team works in SEO. A Basic or Standard competitor analysis tells you what the differences are; the action plan in Premium puts the steps in an order you can work through or pass on. Premium also covers {competitor-website-analysis.premium.competitors}, which helps you see what all strong sites have in common.',
    },
    {
      question: "What if the report shows that they're simply stronger?",
      answer:
        "Then you know early, which saves money. You won't overtake a site with years of links on its main term any time soon. But there are nearly always smaller searches, places or questions it doesn't serve well. Those are where a smaller firm wins customers first.",
    },
  ],
  related: ['keyword-research', 'seo-consulting-services', 'off-page-seo', 'digital-marketing-consultancy'],
  searchTitle: 'Competitor Website Analysis From {competitor-website-analysis.from} | {company.name}',
  searchDescription:
    'Learn why competitors are found before you: keywords, content and structure in a written report, plus backlinks from Standard. From {competitor-website-analysis.from}, in {competitor-website-analysis.times}.',
};
