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
    'If another firm stands above you in the results, its website shows most of the reasons. Which searches bring its visitors, which pages do the work, how they are built, who links to them: all of it can be read from outside. Competitor website analysis collects this for the rivals you name and sets it next to your own site.',
    'The aim is not to copy. Copying makes you the second-best version of somebody else. We look for gaps: subjects they cover and you do not, questions they leave open, pages that rank although they are weak, links you could get as well. A gap is a place where your effort meets less resistance.',
    'Basic looks at {competitor-website-analysis.basic.competitors}, Standard at {competitor-website-analysis.standard.competitors} with a comparison of backlinks, Premium at {competitor-website-analysis.premium.competitors} with an action plan. All of them review the public website, from the view of search. If you would like to know what competitors do on social media and in ads, Premium of our digital marketing consultancy gives that wider overview.',
  ],
  audience: [
    'A rival you do not think is better than you is always above you',
    'You plan a new site and want to know what the market leaders do well',
    'You have lost visits to somebody and cannot see why',
    'You have to convince a partner or a board where to invest',
  ],
  deliverables: [
    'The keywords your competitors rank for',
    'A review of their content and of how their sites are built',
    'The gaps and strengths set against your own site',
    'A comparison of backlinks with Standard and Premium',
    'An action plan with Premium',
    'A written report that needs no SEO knowledge',
  ],
  process: [
    {
      title: 'Name rivals',
      text: 'You name the competitors. If the sites that outrank you are others, we say so and you choose.',
    },
    {
      title: 'Gather',
      text: 'We collect their ranking keywords and strongest pages and, from Standard upwards, their backlinks.',
    },
    {
      title: 'Read',
      text: 'We go through content and structure as a customer would: what is answered, what is missing, what convinces.',
    },
    {
      title: 'Compare',
      text: 'We set the findings against your site and mark the gaps worth closing.',
    },
    {
      title: 'Report',
      text: 'You get it all in writing. With Premium, an action plan says what to do first.',
    },
  ],
  technologies: [
    'Keyword gap analysis',
    'Content review',
    'Site structure review',
    'Backlink comparison',
    'Search results analysis',
    'Domain authority',
  ],
  questions: [
    {
      question: 'Which competitors should I name?',
      answer:
        'Those who are found for the searches you want, even if you do not meet them in daily business. A marketplace or a national chain may be above you as well, but there is more to learn from a firm of your own size that does better. If you are unsure, name a few and let us suggest the most useful.',
    },
    {
      question: 'Is it legal to analyse another company’s website?',
      answer:
        'Yes. We read what is open to every visitor and every search engine, and use estimates from common SEO tools. We do not log in anywhere, do not pretend to be customers and do not copy texts or pictures. We use what we find to improve your site, never to imitate theirs.',
    },
    {
      question: 'Can you see how many visitors or sales they have?',
      answer:
        'Not exactly; only they know. From rankings and search volumes one can estimate which of their pages draw visits from search, and we mark it as an estimate. Sales, margins and ad results stay hidden. Fortunately you rarely need them in order to see what to improve on your own side.',
    },
    {
      question: 'How is it different from keyword research?',
      answer:
        'Keyword research starts from your customers and gives you a list of searches. This analysis starts from your rivals and explains their success: keywords, content, structure and, from Standard, links. Choose the research when you build pages from nothing, the analysis when somebody is ahead of you and you want to catch up.',
    },
    {
      question: 'Will my competitor find out?',
      answer:
        'No. To look at public pages leaves nothing that points to you, and we do not contact anybody. The report is for you alone, and we can sign an NDA if you want this in writing. We do not reuse one client’s report for another, even in the same trade.',
    },
    {
      question: 'Is an action plan worth the step to Premium?',
      answer:
        'It is if nobody in your team works in SEO. The report of Basic and Standard tells you what the differences are; the plan of Premium puts the steps into an order you can work through or pass on. It also covers {competitor-website-analysis.premium.competitors}, which helps to see what all strong sites share.',
    },
    {
      question: 'What if the report shows that they are simply stronger?',
      answer:
        'Then you know it early, which saves money. A site with years of links will not be overtaken in its main term soon, and we say so. There are nearly always smaller searches, places or questions it does not serve well. Those are where a smaller firm wins customers first.',
    },
  ],
  related: ['keyword-research', 'seo-consulting-services', 'off-page-seo', 'digital-marketing-consultancy'],
  searchTitle: 'Competitor Website Analysis From {competitor-website-analysis.from} | {company.name}',
  searchDescription:
    'Learn why competitors are found before you: their keywords, content, structure and backlinks in one written report, from {competitor-website-analysis.from}, in {competitor-website-analysis.times}.',
};
