import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'digital-marketing',
  number: 13,
  name: 'Digital Marketing',
  shortName: 'Digital Marketing',
  packages: [],
  words: { said: 'digital marketing', thing: 'digital marketing', terms: ['online marketing', 'internet marketing'] },
  alsoCalled: [
    'digital marketing',
    'online marketing',
    'internet marketing',
    'marketing services',
    'marketing package',
    'marketing',
  ],
};

export const text: ServiceText = {
  promise:
    'Search, social media, ads and AI answers, so you can start with the channel that fits your goal and budget.',
  about: [
    'Digital marketing is everything that brings people to your business online: search results, social feeds, paid ads and, more and more, the answers of AI assistants. Few businesses need all of it at once. Begin with the channel that fits your customers, your budget and the time you have.',
    "Digital marketing runs on several channels, and they work at different speeds. Google Ads can bring visitors as soon as a campaign is live, but stops when you stop paying. SEO and AI SEO build slowly, with first movement in {policy.seo-first}, and leave you with better pages. Social media keeps your name in front of people between purchases. And if you can't tell which of these you need, a consultancy report helps you decide.",
    "Each service has fixed packages: a price, a delivery time and a list of what's included, so you can compare before you talk to anyone. A dedicated project manager is your contact. What nobody can honestly promise is a position or a number of sales.",
  ],
  audience: [
    "You're new to online marketing and want to know where to begin",
    "You spend on several channels and can't tell which one brings customers",
    'You depend on a single channel and want a second before you need it',
    'You run a small team and want someone to take one channel off its hands',
  ],
  deliverables: [
    'SEO: a technical audit with fixes, optimized pages, a keyword plan and a monthly report',
    'Social media: post copy and graphics, a publishing calendar and a monthly report',
    'Google Ads: a campaign with keyword and audience targeting and finished ad copy',
    'AI SEO: content written to be quoted, clean structured data and access for AI crawlers',
    'Consultancy: a review of your current marketing with written recommendations',
    'With every service: a dedicated project manager',
  ],
  process: [
    {
      title: 'Name the goal',
      text: 'Decide what should grow: enquiries this month, visits over the year, or the number of people who know you.',
    },
    {
      title: 'Choose a channel',
      text: 'Compare our marketing services, or ask us which one fits.',
    },
    {
      title: 'Order',
      text: 'Pick a package in the ordering app and submit your requirements. Your project manager takes it from there.',
    },
    {
      title: 'Work',
      text: 'We do what the package lists, and you tell us what only you know: your offers, margins and limits.',
    },
    {
      title: 'Decide',
      text: 'You look at the figures and decide: carry on, change the channel, or add another.',
    },
  ],
  technologies: [
    'Google Search Console',
    'Google Analytics',
    'Google Ads',
    'Meta Business Suite',
    'LinkedIn',
    'YouTube',
    'Schema.org structured data',
  ],
  questions: [
    {
      question: 'Which channel should I start with?',
      answer:
        "It depends on how people buy from you. If they search when they need you, as for a plumber or a lawyer, begin with SEO, or with Google Ads when it's urgent. If they buy because they saw something they liked, social media fits better. If you sell expertise that people ask AI assistants about, look at AI SEO.",
    },
    {
      question: 'My budget only covers one service. Is that enough?',
      answer:
        'Yes, one channel done well beats three done thinly. Google Ads setup starts at {google-ads.from}{if digital-marketing-consultancy} and consultancy at {digital-marketing-consultancy.from}{end}. SEO starts at {search-engine-optimization.from} per {search-engine-optimization.basic.days}, social media marketing at {social-media-marketing.from}. Money for the ads themselves is extra and goes to the platforms, not to us.',
    },
    {
      question: 'Should I do SEO and Google Ads together?',
      answer:
        "Yes, if you can afford both. Ads bring visits while SEO is still growing, and the searches that lead to sales in your ads tell you which pages deserve SEO work. With a small budget, choose by urgency: ads for enquiries soon, SEO for visits you don't pay for click by click.",
    },
    {
      question: 'Can I mix services from different categories?',
      answer:
        "Yes. Every service is ordered on its own, so you can combine, for example, Basic social media with keyword research and a few blog posts. Tell your project manager about the other orders, so that copy, graphics and keywords follow one plan and don't repeat each other.",
    },
    {
      question: 'How will I know that the money is well spent?',
      answer:
        "Agree with us on one measure before the work starts: enquiries, orders or calls rather than likes or impressions. SEO, AI SEO and social media include a monthly report, and the Standard Google Ads package includes conversion tracking. If the measure doesn't move in the time the channel needs, you have good reason to change course.",
    },
    {
      question: 'How do payment and orders work?',
      answer:
        'You order in the ordering app and pay {policy.paid}. Then you submit your requirements, and the work is based on those. If you order by mistake, tell us at once: within {policy.refund-window} of ordering you get a full refund. Monthly services are bought {search-engine-optimization.basic.days} at a time, and nothing renews by itself.',
    },
    {
      question: "Is there any business you don't market?",
      answer:
        "Yes. We don't serve these areas and may cancel orders that fall into them: {policy.areas-not-served}. If you're not sure whether your business falls under one of them, ask us first.",
    },
  ],
  related: ['website-design', 'content-writing', 'posts-and-banners-design', 'competitor-website-analysis'],
  searchTitle: 'Digital Marketing Services, Fixed Prices | {company.name}',
  searchDescription:
    'Compare SEO, social media, Google Ads, AI SEO{if digital-marketing-consultancy} and marketing consultancy{end}: what each does, how fast it works and what it costs before you order.',
};
