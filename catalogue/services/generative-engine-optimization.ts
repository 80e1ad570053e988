import { generativeEngineOptimization } from '../lists/marketing.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'generative-engine-optimization',
  number: 17,
  name: 'Generative Engine Optimization',
  shortName: 'AI SEO',
  packages: generativeEngineOptimization,
  words: { said: 'generative engine optimization', thing: 'AI SEO', terms: ['geo', 'ai search optimization'] },
  alsoCalled: [
    'geo',
    'ai seo',
    'ai search optimization',
    'ai search',
    'aeo',
    'answer engine optimization',
    'llm seo',
    'chatgpt seo',
    'ai visibility',
    'ai search version',
    'llmo',
    'ai overviews',
    'chatgpt ranking',
    'ai answers',
    'ai optimization',
    'generative engine',
    'generative seo',
    'seo for ai',
    'seo for chatgpt',
    'ai engine optimization',
    'llm optimization',
    'ai search engines',
    'ai ranking',
    'llm visibility',
  ],
};

export const text: ServiceText = {
  promise: 'Pages that AI assistants can find, understand and quote.',
  about: [
    'Generative engine optimization, or AI SEO, is the work of becoming a source that AI assistants name: pages an AI system can read, facts it can rely on, and sentences it can quote without guessing what you meant. More and more people ask an assistant instead of typing keywords, and get one written answer with a few sources, not a page of links.',
    "We write content so that your customers' questions have clear, self-contained answers on your site. We clean up structured data and the facts about your business, so that name, services and places agree throughout your site. And we check that the crawlers of AI search engines are allowed in. An assistant that knows too little about you leaves you out, or describes you wrongly.",
    'Prices go by the size of your site and are the same as for monthly SEO; Premium adds priority support. The two services differ in aim: SEO works for a position in a list of results, AI SEO for a mention in an answer. They share a foundation, because assistants with web search often read the pages that search engines find.',
  ],
  audience: [
    'You asked an AI assistant about your field and it named your competitors',
    'An assistant describes your company with wrong or outdated facts',
    'You sell something people research at length before they buy',
    'Your SEO is in order and you want to be ready for the next way of searching',
  ],
  deliverables: [
    'Content on your pages written to be quoted by AI assistants',
    'Structured data that states who you are, what you offer and where',
    'Entity clean-up: one consistent set of facts about your business',
    'Crawler access for AI search engines, checked and corrected',
    'A monthly report',
    'Priority support with Premium',
  ],
  process: [
    {
      title: 'Ask the machines',
      text: "In most projects we put your customers' questions to AI assistants and note who gets mentioned, and what's said about you.",
    },
    {
      title: 'Open the doors',
      text: "We check the robots rules and how your pages load for a machine, so that AI crawlers can fetch what they're meant to read.",
    },
    {
      title: 'Get the facts straight',
      text: 'We add or repair structured data and clear up contradictions about your business.',
    },
    {
      title: 'Write answers',
      text: 'We rework your pages so that important questions are answered plainly, with the facts next to the claim.',
    },
    {
      title: 'Ask again',
      text: 'Asking the same questions once more shows what has changed. If you place another order, the remaining gaps come first.',
    },
  ],
  technologies: [
    'Schema.org structured data',
    'JSON-LD',
    'llms.txt',
    'robots.txt',
    'ChatGPT',
    'Google AI Overviews',
    'Perplexity',
    'Microsoft Copilot',
    'Google Search Console',
  ],
  questions: [
    {
      question: 'How is AI SEO different from ordinary SEO?',
      answer:
        "SEO tries to win a click from a list of results. AI SEO tries to be part of the answer itself. That changes the writing: short, complete statements, questions as headings, facts with context, and structured data behind them. Technical faults, keyword plans and link work belong to the SEO packages and aren't part of AI SEO.",
    },
    {
      question: 'Should I order SEO or AI SEO first?',
      answer:
        "If your site has technical faults or hardly appears in ordinary search, begin with SEO: assistants with web search can't easily cite pages that search engines don't find. If search already works for you and customers are telling you that a chatbot named your competitors, begin with AI SEO. Package for package, both cost the same.",
    },
    {
      question: 'Can you make ChatGPT recommend my company?',
      answer:
        'Nobody can guarantee that, just as nobody can guarantee a ranking. The makers of these systems choose sources by their own rules, and the same question can get different answers on different days. We can remove some of the reasons for leaving you out: blocked crawlers, vague pages, conflicting facts, missing answers.',
    },
    {
      question: 'How do you measure whether it works?',
      answer:
        "Every package includes a monthly report. The usual way is a fixed set of questions your customers might ask, put to the assistants again each time: are you mentioned, and are the facts right? There's no official ranking to look up, so watch the trend rather than a position. Some visits from AI assistants also show up in your analytics.",
    },
    {
      question: 'How long does it take?',
      answer:
        'About as long as SEO: first movement in {policy.seo-first}, clearer results in {policy.seo-clear}. Assistants that search the web can pick up changes once the pages are crawled again; those that rely on training data learn only with a new model.',
    },
    {
      question: 'Should I let AI crawlers read my site at all?',
      answer:
        "For most businesses that want customers, yes: what isn't read can't be recommended. If you sell content itself, such as courses or paid articles, you may want to open the public pages only. Crawler access is part of every AI SEO package, so tell us what you've decided.",
    },
    {
      question: 'What is priority support in Premium?',
      answer:
        'AI SEO Premium lists priority support without saying how fast an answer comes, so if you need fixed response times, ask first. The package is made for sites of {generative-engine-optimization.premium.pages}, where several people may need answers in the same week. Every package has a dedicated project manager.',
    },
  ],
  related: ['search-engine-optimization', 'website-copywriting', 'on-page-seo', 'ai-chatbot-development'],
  searchTitle: 'AI SEO: Generative Engine Optimization | {company.name}',
  searchDescription:
    'Help AI assistants find, understand and quote your business: quotable content, structured data, crawler access and a monthly report, from {generative-engine-optimization.from} per {generative-engine-optimization.basic.days}.',
};
