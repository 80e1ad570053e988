import { googleAds } from '../lists/marketing.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'google-ads',
  number: 16,
  name: 'Google Ads',
  shortName: 'Google Ads',
  packages: googleAds,
  words: {
    said: 'Google Ads setup',
    thing: 'a Google Ads setup',
    terms: ['google ads', 'adwords'],
  },
  alsoCalled: [
    'google ads',
    'ads',
    'adverts',
    'google ad',
    'google adds',
    'adwords',
    'ppc',
    'pay per click',
    'paid search',
    'sem',
    'google campaign',
    'google advertising',
    'ad campaign',
    'ads campaign',
    'search ads',
    'paid ads',
    'sponsored results',
    'google advert',
    'ads on google',
    'advertise on google',
    'paid advertising',
    'paid clicks',
    'paid traffic',
    'sponsored links',
    'ads management',
    'ad management',
    'search engine marketing',
    'paid campaign',
    'sponsored ads',
  ],
};

export const text: ServiceText = {
  promise: 'A campaign set up properly from the start, so your budget buys clicks that can become customers.',
  about: [
    'Google Ads setup means preparing the campaigns that put you in front of people at the moment they search for what you offer. You pay Google for each click, whether it becomes a customer or not, so the setup decides what your money is worth. Loose keywords and a wrong location setting can use up a budget on people who were never going to buy.',
    'We set up the campaign: its structure, the searches it should appear for, the audience and area, the bids and budget you allow, and the ad copy. Basic covers {google-ads.basic.campaigns} and is ready in {google-ads.basic.days}. Standard covers {google-ads.standard.campaigns}, is ready in {google-ads.standard.days} and adds conversion tracking, so you can see which clicks led to a call, a form or an order.',
    "Each package is a one-off setup at a fixed price, not a monthly contract. The campaign runs in your own Google Ads account, with your payment method, and ad spend isn't included in our price. You can switch it on, pause it or change the budget whenever you like, and everything in it stays yours.",
  ],
  audience: [
    "You need enquiries soon and can't wait for SEO",
    'You tried ads yourself and paid for clicks from the wrong people',
    "You're opening a new branch or launching an offer with a date attached",
    'You want to test whether people search for an idea before investing in it',
  ],
  deliverables: [
    'Campaign setup in your own Google Ads account, ready to run',
    'Keyword targeting',
    'Audience targeting',
    'Ad copy',
    'Conversion tracking with Standard',
  ],
  process: [
    {
      title: 'Brief',
      text: 'You tell us what to advertise, where, to whom, and the most you want to spend in a month.',
    },
    {
      title: 'Keywords',
      text: 'We pick the searches that show an intention to buy, not those that only look similar.',
    },
    {
      title: 'Build',
      text: 'We set up the campaign with its ad groups, targeting and ad copy. The Standard package also gets conversion tracking.',
    },
    {
      title: 'Check',
      text: 'You read the ads and confirm offers, prices and areas before any money is spent.',
    },
    {
      title: 'Handover',
      text: 'The campaign is ready to run in your own account.',
    },
  ],
  technologies: [
    'Google Ads',
    'Google Keyword Planner',
    'Responsive search ads',
    'Conversion tracking (Standard)',
    'Google Tag Manager (Standard)',
    'Google Analytics (Standard)',
  ],
  questions: [
    {
      question: 'How much should I plan for the ads themselves?',
      answer:
        "That's up to you; the ad budget comes on top of our price. A useful rule: look at what a new customer earns you, decide what you'd gladly pay for one, and allow enough clicks to learn from. Click prices differ widely by trade and place, so tell us your limit and we'll plan the campaign within it.",
    },
    {
      question: 'Do you manage the campaign after the launch?',
      answer:
        'No, our Google Ads packages cover the setup only. Many small campaigns need little more than a look at the search terms and the budget now and then.',
    },
    {
      question: 'Why does conversion tracking matter?',
      answer:
        "Without conversion tracking you know what a click costs but not what a customer costs. Tracking reports back which keyword and which ad led to a form, a call or a sale, so you can stop paying for the rest. It's part of the Standard Google Ads package. If your site already tracks conversions, Basic may be all you need.",
    },
    {
      question: 'I have never had a Google Ads account. Is that a problem?',
      answer:
        "No problem at all. You open the account in your own name and with your own payment method, and invite us as a user. There's no need to share card details or your password, and you can remove our access as soon as the work is finished.",
    },
    {
      question: 'When will I get the first customers?',
      answer:
        'The first visits can come the day Google approves your ads. Whether they become customers depends on the offer, the price and the page people land on, which is why nobody can guarantee a number of sales. Give a campaign a few weeks of figures before you judge it.',
    },
    {
      question: 'Is my website good enough to advertise?',
      answer:
        "You can test that yourself: open it on your phone and pretend you've never heard of your business. Is it clear within seconds what you sell, where, and what to do next? If not, fix that first, since every click costs money. If the words are the problem, website copywriting starts at {website-copywriting.from}.",
    },
    {
      question: 'Google Ads or social media ads?',
      answer:
        "Google Ads answers existing demand: someone types in what they need. Social ads create interest among people who weren't looking. Take Google for services people need now, and social media marketing, which includes managing an ad budget, for products that sell by being seen.",
    },
  ],
  related: ['social-media-marketing', 'search-engine-optimization', 'keyword-research', 'website-copywriting'],
  searchTitle: 'Google Ads Campaign Setup From {google-ads.from} | {company.name}',
  searchDescription:
    'Google Ads set up in your own account: keywords, targeting, ad copy and optional conversion tracking. From {google-ads.from}, ready in {google-ads.times}. Ad spend not included.',
};
