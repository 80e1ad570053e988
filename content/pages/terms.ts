import { areasNotServed } from '#catalogue/policies.ts';
import type { TermsText } from './page-fields.ts';

export const terms: TermsText = {
  heading: 'Terms and conditions',
  lead: 'What you can expect from us and what we expect from you, in plain English. By placing an order you accept these terms.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        '"We" and "{company.name}" mean {company.legal-name}, a {company.trade} {company.whereabouts}. "You" means the business or person who places an order. We serve clients {company.area}.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders and the ordering app',
      paragraphs: [
        'This website describes our services. Orders are placed in our ordering app, {app.services}, where you have an account. There you submit your requirements, follow your active, completed and cancelled orders, and find your invoices.',
        "An order covers what's on its package's list. Work can't begin properly until we have your requirements, so please send them soon after ordering. Each project has a dedicated project manager, who's your contact.",
        'Some work is quoted on request, including AI chatbots and WordPress sites beyond the Standard package. In that case the written quote takes the place of the package list.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        "Prices are in {company.currency}.{company.tax-sentence} Payment is {policy.paid}: we begin when {policy.paid-first} has been paid. Monthly packages, such as search engine optimization, social media marketing and maintenance, are bought {search-engine-optimization.basic.days} at a time. Nothing renews by itself: the next period is a new order. There's no minimum term and nothing to cancel.",
      ],
    },
    {
      id: 'discount-and-express',
      title: 'Discount and express delivery',
      paragraphs: [
        "For almost all services you can choose {policy.discount-and-express} {policy.at-checkout}.{if needs-express-share} Express delivery adds {policy.express-share} to the price.{end}{if needs-orders-in-app} The checkout shows what's available for your order, and on what conditions, before you pay.{end}",
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery times',
      paragraphs: [
        'Each package states its delivery time. Overall, delivery takes {policy.delivery-range}{if guest-posts}; guest posts take {guest-posts.days}{end}. As a guide, website design takes {policy.design-range}, website development {policy.development-range}, web applications {policy.web-app-range} and WordPress sites {policy.wordpress-range}.',
        'Waiting for your requirements, copy, access or approval can delay delivery. So can revisions, as the next section explains.',
      ],
    },
    {
      id: 'revisions',
      title: 'Revisions',
      paragraphs: [
        "You can ask for changes to what we show you. Each revision request adds {policy.revision-days} to the delivery time, even with unlimited revisions. A revision improves what was ordered; anything that wasn't ordered is a change of scope.",
        'You get {policy.free-rounds} at no extra charge. A round is one list of everything you would like to have different.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds and cancellation',
      paragraphs: [
        "If you cancel within {policy.refund-window} of ordering, you receive a full refund.{if needs-refund-share} Once work has started, a refund of {policy.refund-share} may be possible; it isn't automatic.{end}",
        "If more than {policy.refund-window} has passed and you believe work hasn't started, contact us at once at {company.email} or on WhatsApp, {company.whatsapp}.",
        "We may cancel orders in the areas we don't serve, listed below.",
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      paragraphs: [
        "You can add credit to your account in the ordering app and pay for orders with it. Credits aren't refundable. They stay on your account until you use them.",
      ],
    },
    {
      id: 'scope',
      title: 'Changes of scope',
      paragraphs: [
        'Adding to an order or changing what it covers needs written approval from both parties, you and us. The approval says what changes and what that means for price and time. Until then, the original order stands.',
      ],
    },
    {
      id: 'content-and-code',
      title: 'Your content, our work and source code',
      paragraphs: [
        'What you send us, such as copy, pictures, data and access, remains yours. You confirm that you may use it and let us use it for your order. Please check what we deliver before you publish it, especially facts about your business.',
        "The finished work is yours to use, change and move. Source code is included in all development packages. If you need a formal transfer of rights, ask for it in writing before you order. Software and services made by others, such as WordPress, plugins, typefaces, hosting and domains, stay under their providers' terms.",
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality and NDA',
      paragraphs: [
        'We use what you tell us about your business to do your work. If you need a non-disclosure agreement, we can sign one: ask before you send confidential material.',
      ],
    },
    {
      id: 'websites',
      title: 'Websites and Premium packages',
      paragraphs: [
        'We build websites whose pages load within {policy.load-time} and whose sections are at most {policy.clicks} away. Content, plugins or scripts added later by you or others can change this. Premium development packages include API, payment and user-management features, as their lists show.',
      ],
    },
    {
      id: 'seo',
      title: 'SEO and results',
      paragraphs: [
        "Rankings aren't guaranteed. Search engines decide what they show, and they change. Typically, first movement takes {policy.seo-first}, most sites see clear results in {policy.seo-clear}, and larger gains take {policy.seo-larger}. These are expectations, not promises, and the same goes for visitors, links, enquiries and sales.",
      ],
    },
    {
      id: 'guest-posts',
      title: 'Guest posts',
      paragraphs: [
        "Guest posts are ordered on the ordering app's page for guest posts and link insertions. Each site has its own price: {guest-posts.prices}. Each order includes a {guest-posts.article} with one anchor and one target URL.",
        "The content must be relevant to the target site. It may be rejected if it's irrelevant or goes against the site's guidelines; in that case we'll tell you why.",
      ],
    },
    {
      id: 'areas-not-served',
      title: "Areas we don't serve",
      paragraphs: ["We don't accept orders in these areas, and we may cancel any that are placed:"],
      list: areasNotServed,
    },
    {
      id: 'advertising-spend',
      title: 'Advertising spend',
      paragraphs: [
        "What you pay Google, Facebook or any other platform to show your ads isn't included in our prices. You set it and you pay it. Social media packages name the ad spend we manage: up to {social-media-marketing.basic.adSpend}, {social-media-marketing.standard.adSpend} or {social-media-marketing.premium.adSpend}, depending on the package.",
      ],
    },
    {
      id: 'liability',
      title: 'Our responsibilities',
      paragraphs: [
        "We're responsible for doing the work your package describes, with care. If something we delivered doesn't match it, tell us so we can put it right.",
        "We aren't responsible for what others decide or cause: search engines, advertising platforms, hosting providers, publishers, or changes made to the work after delivery. Our chat assistant may produce inaccurate information; where it differs from the package list or these terms, the list and the terms apply. None of this affects rights the law gives you that can't be waived.",
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      paragraphs: [
        'We may change these terms. The version published here when you place an order applies to that order.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: ['Questions about these terms? Write to {company.email} or, on WhatsApp, to {company.whatsapp}.'],
    },
  ],
};
