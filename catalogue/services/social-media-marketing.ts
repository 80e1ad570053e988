import { socialMedia } from '../lists/marketing.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'social-media-marketing',
  number: 15,
  name: 'Social Media Marketing',
  shortName: 'Social Media',
  packages: socialMedia,
  words: { said: 'social media marketing', thing: 'social media marketing', terms: ['smm', 'social media management'] },
  alsoCalled: [
    'social media marketing',
    'smm',
    'facebook marketing',
    'facebook ads',
    'facebook advertising',
    'instagram marketing',
    'instagram ads',
    'instagram advertising',
    'social media ads',
    'instagram management',
    'facebook management',
    'social marketing',
    'run my instagram',
    'run my facebook',
    'run our instagram',
    'run our facebook',
    'manage my instagram',
    'manage my facebook',
    'linkedin marketing',
    'tiktok marketing',
    'socials',
    'instagram',
    'facebook',
    'linkedin',
    'tiktok',
    'facebook page management',
    'instagram and facebook',
    'facebook and instagram',
    'instagram account managed',
    'handle our instagram',
    'manage our instagram',
  ],
};

export const text: ServiceText = {
  promise: 'Posts for your social profiles, planned, written, designed and published for you.',
  about: [
    "Social media marketing keeps your business visible between purchases. People rarely search for you every week, but they look at their feeds every day. Regular posts that show your work, answer questions and introduce your offers help them remember you when the need comes up. The hard part is doing it every week, and that's the part we take over.",
    'You choose the platforms where your customers spend their time. Per {social-media-marketing.basic.days}, Basic covers {social-media-marketing.basic.posts} on {social-media-marketing.basic.platforms}, Standard {social-media-marketing.standard.posts.figure} on {social-media-marketing.standard.platforms.figure} and Premium {social-media-marketing.premium.posts.figure} on {social-media-marketing.premium.platforms.figure}. We write the copy, design the graphics and publish the posts on the dates in your publishing calendar.',
    "Paid promotion can be part of your package. We manage an advertising budget of up to {social-media-marketing.basic.adSpend} with Basic, {social-media-marketing.standard.adSpend} with Standard or {social-media-marketing.premium.adSpend} with Premium. That budget is yours and is paid to the platforms; it isn't included in the package price. You don't have to advertise: posts alone are a perfectly good start.",
  ],
  audience: [
    "Your last post is months old and visitors wonder whether you're still open",
    'You have good pictures and stories but nobody with the time to post them',
    'Each colleague posts in a different style and your brand looks scattered',
    'You boost posts now and then without knowing what you get out of it',
  ],
  deliverables: [
    'A publishing calendar for the whole period',
    'Post copy',
    'Graphics for the posts',
    'Posts published on the platforms of your package',
    'Management of your ad budget, up to the limit of your package',
    'A monthly report',
  ],
  process: [
    {
      title: 'About you',
      text: "You tell us about your customers, your tone, your offers and anything that's off limits, and give us your logo, pictures and page access.",
    },
    {
      title: 'Calendar',
      text: 'We plan topics and dates for the period, with room for your news, seasons and sales.',
    },
    {
      title: 'Create',
      text: 'We write the copy and design the graphics. Usually you see them first, so you can correct facts and tone.',
    },
    {
      title: 'Publish',
      text: 'Posts go out as planned. If you advertise, we set up and watch the promotion within your budget.',
    },
    {
      title: 'Report',
      text: 'You see which posts worked. If you order again, plan more of those and fewer of the others.',
    },
  ],
  technologies: [
    'Facebook',
    'Instagram',
    'LinkedIn',
    'Twitter',
    'YouTube',
    'TikTok',
    'Pinterest',
    'Meta Business Suite',
  ],
  questions: [
    {
      question: 'Which platforms are right for my business?',
      answer:
        "Go where your customers already are. Trades, restaurants and shops usually do well on Facebook and Instagram, services for other companies on LinkedIn, anything that's best shown in motion on YouTube or TikTok. A few profiles that are looked after do more for you than many that are half empty, so our Basic social media package is a sensible first step.",
    },
    {
      question: 'Is the advertising money part of the price?',
      answer:
        'No. The price pays for our work; ads are charged to you by the platforms. Each social media package sets how large a budget we manage in the period: up to {social-media-marketing.basic.adSpend} with Basic, {social-media-marketing.standard.adSpend} with Standard and {social-media-marketing.premium.adSpend} with Premium. You can spend less than that, or nothing at all.',
    },
    {
      question: "Can I see posts before they're published?",
      answer:
        "Usually, yes: ask for a preview in your requirements. The first set tends to need the most comments, because we're still learning your tone. Please answer in good time: each revision adds {policy.revision-days}.",
    },
    {
      question: 'Do you answer comments and messages for me?',
      answer:
        "No, that isn't in our social media packages: we plan, create, publish and report. Your inbox and your profiles stay with you. It's often better that way, because a customer asking about an order or a price wants an answer from someone who knows.",
    },
    {
      question: 'Do I have to supply photos?',
      answer:
        "No, but it helps a lot. Real pictures of your team, place and products usually beat stock images, and a phone camera is good enough. Send us what you have, and we'll turn it into graphics with text, colours and logo. Where there are no photos, we work with designed graphics. Filming isn't part of the packages.",
    },
    {
      question: 'Will more followers mean more sales?',
      answer:
        "Not on their own. A few hundred people nearby who might buy are worth more than thousands who never will, which is why we don't sell followers or likes. Posts should lead somewhere: to a page, a call or a visit.",
    },
    {
      question: 'When should I choose Google Ads or single graphics instead?',
      answer:
        'Choose Google Ads if people search at the moment they need you, as with an emergency repair: social posts rarely reach them just then. Choose posts and banners design, from {posts-and-banners-design.from}, if you like to write and publish yourself and only want the graphics to look right.',
    },
  ],
  related: ['posts-and-banners-design', 'google-ads', 'digital-marketing-consultancy', 'blog-writing'],
  searchTitle: 'Social Media Marketing From {social-media-marketing.from} | {company.name}',
  searchDescription:
    'We plan, write, design and publish your social media posts: {social-media-marketing.basic.platforms} and {social-media-marketing.basic.posts} from {social-media-marketing.from} per {social-media-marketing.basic.days}, with calendar, graphics and monthly report.',
};
