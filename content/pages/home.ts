import type { HomeText } from './page-fields.ts';

export const home: HomeText = {
  heading: 'Be easy to find and easy to buy from',
  lead: 'We build websites and web applications and help customers find them, at fixed prices, with set delivery times.',
  prices: [
    { service: 'website-design', text: 'Website design from\u00a0{website-design.from}' },
    { service: 'website-development', text: 'Website development from\u00a0{website-development.from}' },
    { service: 'web-application-development', text: 'Web applications from\u00a0{web-application-development.from}' },
    {
      service: 'search-engine-optimization',
      text: 'SEO from\u00a0{search-engine-optimization.from} per {search-engine-optimization.basic.days}',
    },
    { service: 'google-ads', text: 'Google Ads from\u00a0{google-ads.from}' },
    {
      service: 'content-writing',
      text: '{content-writing.500-words.words} of copy for\u00a0{content-writing.500-words.price}',
    },
    { service: 'logo-design', text: 'Logos from\u00a0{logo-design.from}' },
    {
      service: 'local-citation-building',
      text: '{local-citation-building.starter.citations} for\u00a0{local-citation-building.starter.price}',
    },
  ],
  categoriesHeading: 'What we do, with prices',
  categoriesLead:
    "Every package says what's in it, what it costs and how many days it takes. Pick one, or combine several.",
  categoryPromises: {
    one: 'A site people can find their way around, designed, built and looked after.',
    two: 'Software in the browser: sign-in, dashboards, payments and the server behind them.',
    three: 'More of the right people on your site, from search, social media, ads and AI answers.',
    four: 'Single pieces of SEO work, for when you know what your site needs.',
    five: 'Pages, posts and articles that say what you do in words your customers use.',
    six: 'A logo, posts, banners and infographics that look like they belong together.',
  },
  proofHeading: 'What you can hold us to',
  proofPoints: [
    {
      title: 'You get the source code',
      text: 'Source code is included in all development packages. You can host the work where you like and have others continue it.',
    },
    {
      title: "Pages that don't keep people waiting",
      text: 'Pages we build load within {policy.load-time}, because visitors who have to wait go elsewhere.',
    },
    {
      title: 'No promises about rankings',
      text: "Nobody controls what a search engine shows first, so we don't guarantee positions.",
    },
  ],
  workLead: 'What was needed, what the project contained, what it is for.',
  workLeadOfSamples: "What a package contains, drawn for invented businesses. They're samples, not client projects.",
  work: ['coffee-roaster-portland', 'plumber-brisbane', 'software-start-up-berlin'],
  questionsHeading: 'Questions people ask first',
  questions: [
    {
      question: 'I only know that I need "something online". Where do I start?',
      answer:
        'With what a customer should be able to do: find you, read your prices, book, buy. Tell us in a few sentences by email, WhatsApp or the contact page, and ask which package covers it. If you already have a site, {web-development-consulting.name} gives you written answers about it.',
    },
    {
      question: 'What does a website cost?',
      answer:
        'Website development starts at {website-development.from} for {website-development.basic.pages} on WordPress. The largest package costs {website-development.to}, with {website-development.premium.pages}, payments and user accounts. Design alone starts at {website-design.from}. The package price covers everything on its list; your domain, hosting and ad spend come on top.',
    },
    {
      question: 'Why do I pay everything before you start?',
      answer:
        'Orders are paid {policy.paid}. The price is settled then, and nothing is added later unless both sides approve a change in writing. Within {policy.refund-window} of ordering you get a full refund. {if needs-refund-share}Once work has begun, a refund of {policy.refund-share} may be possible. {end}The details are in our terms.',
    },
    {
      question: "How long until it's finished?",
      answer:
        "Each package names its delivery time. Across all of them it's {policy.delivery-range}{if guest-posts}, and guest posts take {guest-posts.days}{end}. Large websites and applications take longest. Each revision request adds {policy.revision-days}.{policy.hurry-sentence}",
    },
    {
      question: "You're based in {company.base}. How do we work together?",
      answer:
        'In writing, mostly, which suits different time zones. You order and send your requirements in the ordering app, and your project manager is your contact. We are {company.whereabouts}, and we serve clients {company.area}.',
    },
    {
      question: 'Will my website be on the first page of Google?',
      answer:
        "We can't guarantee that, and we'd be wary of anyone who does. What we can do is make the site fast, clear and easy for search engines to understand, and work on links. First movement usually takes {policy.seo-first}, clear results {policy.seo-clear} and larger gains {policy.seo-larger}.",
    },
  ],
};
