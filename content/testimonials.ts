import type { Testimonial } from './testimonial.ts';

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "I expected to be asked for text I didn't have. Instead they sent me a list of questions I answer at the counter every day, and wrote the site from that. The first draft was a little too polished for us. The second sounded like my sister and me.",
    role: 'Owner',
    trade: 'bakery',
    country: 'United Kingdom',
    services: ['wordpress-development', 'website-copywriting'],
    sample: true,
  },
  {
    quote:
      'Our address was wrong in more places than I knew existed. We got a report with every listing, so I could check them myself. A few stubborn directories still show the old street, and I was told beforehand that this would happen.',
    role: 'Practice manager',
    trade: 'dental clinic',
    country: 'Pakistan',
    services: ['local-citation-building'],
    sample: true,
  },
  {
    quote:
      "What I liked was the argument about names. They wouldn't build anything until we agreed what to call a timber and what to call a finish. It felt slow for a week. Now the apprentices fill in products and nobody asks me what goes where.",
    role: 'Co-owner',
    trade: 'furniture workshop',
    country: 'Australia',
    services: ['strapi-cms-website-development', 'nextjs-web-development'],
    sample: true,
  },
  {
    quote:
      "We changed our minds about the owner's view halfway through. They wrote down what that meant in money and time, both of us signed it off, and that was that. No drama. I wish our building contractors worked this way.",
    role: 'Operations director',
    trade: 'property management',
    country: 'United States',
    services: ['web-application-development'],
    sample: true,
  },
  {
    quote:
      "The logo looks simple, and I admit I first thought: is that all? Then I saw it on a certificate, on a helmet and on a phone. It works on all of them. I'd have liked one more round on the colours, but we were in a hurry.",
    role: 'Managing partner',
    trade: 'safety training',
    country: 'United Arab Emirates',
    services: ['logo-design'],
    sample: true,
  },
  {
    quote:
      'Clean code, sensible names, no surprises. Our developers are hard to please and had two complaints, both about spacing. Both were corrected in the next revision.',
    role: 'Head of IT',
    trade: 'freight forwarding',
    country: 'Netherlands',
    services: ['front-end-web-development', 'website-design'],
    sample: true,
  },
  {
    quote:
      "My fear was that the assistant would invent visa rules. It doesn't: it says that a colleague will answer, and passes the conversation on. Getting our own information in order was more work for us than I had expected, but that was overdue anyway.",
    role: 'Director of studies',
    trade: 'language school',
    country: 'Canada',
    services: ['ai-chatbot-development'],
    sample: true,
  },
  {
    quote:
      "I asked three agencies whether they could put us first on Google. Two said yes. These people said no, explained what they could do and how many months to be patient. The timeout was hard. The monthly report helped, because it also says what didn't work.",
    role: 'Export manager',
    trade: 'textile mill',
    country: 'Pakistan',
    services: ['search-engine-optimization'],
    sample: true,
  },
  {
    quote:
      "They told me to advertise in a smaller area and to spend less. I didn't expect to hear that from someone I was paying. The phone rings for the right jobs now. The landing pages are plain, but people call from them.",
    role: 'Owner',
    trade: 'plumbing firm',
    country: 'Australia',
    services: ['google-ads', 'website-copywriting'],
    sample: true,
  },
  {
    quote:
      "The writer knew nothing about workshop scheduling and said so. The questions that followed were better than our own marketing meetings. One article needed two revisions, because we couldn't agree among ourselves. The others went out almost as they came.",
    role: 'Founder',
    trade: 'software company',
    country: 'Germany',
    services: ['article-writing', 'blogger-outreach'],
    sample: true,
  },
  {
    quote:
      'I sent far too many figures. They asked me which single one a customer should remember, and built the drawing around it. I was sorry for the ones that were left out, for about a day. The poster hangs in our shop and people stop at it.',
    role: 'Sales lead',
    trade: 'solar installation',
    country: 'Kenya',
    services: ['infographic-design'],
    sample: true,
  },
  {
    quote:
      "Since they look after the shop I no longer fear the update button. Small changes get done within the hours of the package, and when something would go beyond them I'm told first. Because of the time difference an answer sometimes comes the next morning, which suits me.",
    role: 'Owner',
    trade: 'stationery shop',
    country: 'Ireland',
    services: ['website-maintenance-and-support', 'one-time-seo'],
    sample: true,
  },
];
