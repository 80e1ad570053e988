import { marketingConsultancy } from '../lists/marketing.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'digital-marketing-consultancy',
  number: 18,
  name: 'Digital Marketing Consultancy',
  shortName: 'Consultancy',
  packages: marketingConsultancy,
  words: {
    said: 'digital marketing consultancy',
    thing: 'marketing advice',
    terms: ['marketing strategy', 'marketing consultancy'],
  },
  alsoCalled: [
    'digital marketing consultancy',
    'marketing consultancy',
    'marketing consulting',
    'marketing advice',
    'marketing consultant',
    'digital marketing consulting',
    'marketing consultation',
    'digital consultancy',
    'marketing strategy',
    'digital marketing consultant',
    'marketing advisor',
    'marketing expert advice',
    'marketing guidance',
    'digital marketing advice',
    'marketing adviser',
    'digital marketing consultation',
    'marketing review',
    'marketing strategist',
    'marketing session',
  ],
};

export const text: ServiceText = {
  promise: 'An outside view of your whole marketing, with written recommendations.',
  about: [
    "Digital marketing consultancy gives you advice, not a campaign. We look at everything you do to win customers online, from the website and search to social profiles, newsletters and ads, and write down what works, what wastes money and what's missing. You get a document you can act on, with or without us.",
    'We work from what you send us and from what the public sees: your goals, your figures where you have them, your pages and profiles. Delivery takes {digital-marketing-consultancy.times}. If your question is about search alone, SEO consulting goes deeper and reviews your site page by page; choose consultancy, from Standard upwards, when the question is how to divide your time and money.',
    'Consultancy pays off most before you spend a larger sum. Ads on the wrong channel can soon cost more than the review that would have warned you. It also helps when opinions differ inside a company: a written view from outside, with reasons, is easier to discuss than a feeling. Standard and Premium add a plan for channels and budget, and Premium an overview of your competitors.',
  ],
  audience: [
    'You have a marketing budget for the year and no plan for it (Standard and Premium)',
    'You pay an agency or a freelancer and want an independent second opinion',
    "You do your own marketing and want to know whether you're on the right path",
    "You're starting a business and wonder which channels to try first",
  ],
  deliverables: [
    'A review of your current marketing',
    'Written recommendations',
    'Advice you can act on with or without us',
    'A channel and budget plan with Standard and Premium',
    'A competitor overview with Premium',
  ],
  process: [
    {
      title: 'Questions',
      text: 'We ask about your goals, customers, budget and past attempts. Honest answers, including the failures, help most.',
    },
    {
      title: 'Review',
      text: 'We go through your website, profiles, ads and figures the way a customer and an analyst would.',
    },
    {
      title: 'Weigh',
      text: 'From Standard up, we compare what each channel could bring you with the money and hours it would take.',
    },
    {
      title: 'Write',
      text: 'You get the recommendations in writing and in plain words.',
    },
  ],
  technologies: [
    'Channel audit',
    'Customer journey review',
    'Google Analytics',
    'Google Search Console',
    'Budget planning (Standard and Premium)',
    'Competitor overview (Premium)',
  ],
  questions: [
    {
      question: 'What is the difference between this and SEO consulting?',
      answer:
        "The scope. Digital marketing consultancy looks at all your channels; from Standard upwards it also includes a plan for dividing effort and money between them. SEO consulting looks at search only, reviews a set number of your pages and tells you what to change on them. If you're unsure where to invest, take the consultancy. If you're sure it's search, take SEO consulting.",
    },
    {
      question: 'Is it a report or a conversation?',
      answer:
        'A report: the result is written, so you can read it twice and share it. If a recommendation is unclear after delivery, ask your project manager.',
    },
    {
      question: 'Will you simply recommend your own services?',
      answer:
        "That's a fair question, since we also sell services. Ask for the reason behind each recommendation, so you can check it with someone else. Often the best step costs nothing: a clearer offer, a quicker reply to enquiries, an ad switched off. You're free to give the work to your own team or to anyone else.",
    },
    {
      question: 'Which package should I take?',
      answer:
        "Basic consultancy tells you whether what you're doing now makes sense. Standard adds a plan for your next budget, channel by channel, and suits most owners who have a budget to plan. Premium adds an overview of your competitors and fits markets where several firms fight for the same customers. Premium takes {digital-marketing-consultancy.premium.days}, the other two {digital-marketing-consultancy.basic.days}.",
    },
    {
      question: 'What information do I have to share?',
      answer:
        "As much as you're comfortable with. Last year's spending by channel, rough sales figures and read access to analytics and ad accounts all help. Without them we can still judge what's public, but not what it earned you. We can sign an NDA first, and you can leave out names and amounts.",
    },
    {
      question: "I haven't started any marketing yet. Is it too early?",
      answer:
        "No, it can be the cheapest time to ask for advice. There's little to review, so the focus is on your customers, your offer and the first channels to try. Standard consultancy is then the better choice, because the channel and budget plan is the part you'll use. Bring a rough budget, even if it's small.",
    },
    {
      question: 'Who carries the plan out?',
      answer:
        "You, your team, another supplier or us: it's your choice. You get the recommendations in writing, so anyone can follow them. If you want us to do part of it, order it as a normal service at its listed price, such as Google Ads setup from {google-ads.from}.",
    },
  ],
  related: [
    'seo-consulting-services',
    'digital-marketing',
    'competitor-website-analysis',
    'web-development-consulting',
  ],
  searchTitle: 'Digital Marketing Consultancy in Writing | {company.name}',
  searchDescription:
    'A review of your marketing with written advice; larger packages add a channel and budget plan and a competitor overview. From {digital-marketing-consultancy.from}, in {digital-marketing-consultancy.times}.',
};
