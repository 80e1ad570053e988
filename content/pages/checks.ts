import type { ChecksText } from './page-types.ts';

export const checksText: ChecksText = {
  heading: 'Check us before you pay',
  lead: "Don't take our word for it. All of this can be looked up now, without an account.",
  checks: [
    {
      title: 'What everything costs',
      text: "Each package has its price, its delivery time and its full list on the page. Where we can only quote, there's no price and we say why.",
      link: { page: 'services', label: 'All prices' },
    },
    {
      title: 'What your project would cost',
      text: 'Put packages together and keep the total as a quote for {policy.quote-days}. Nothing is ordered, and nobody calls you.',
      link: { page: 'estimate', label: 'Price your project' },
    },
    {
      title: 'How you get your money back',
      text: "All of it within {policy.refund-window} of ordering. After that it gets harder, and the terms don't hide it.",
      link: { page: 'terms', section: 'refunds', label: 'Refunds' },
    },
    {
      title: "What we don't promise",
      text: 'Rankings, visitors and sales depend on others. The terms say what to expect and when, and that none of it is guaranteed.',
      link: { page: 'terms', section: 'seo', label: 'SEO and results' },
    },
    {
      title: "What we don't do",
      text: "There's work we turn down, listed by name. Better to know before you order than after.",
      link: { page: 'terms', section: 'areas-not-served', label: "Areas we don't serve" },
    },
    {
      title: 'Who answers you',
      text: 'The chat is an assistant and says so. Messages are read by people, who reply {company.reply-time}: {company.hours}.',
      link: { page: 'contact', label: 'Ask us something' },
    },
  ],
};
