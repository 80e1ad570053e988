import { postsAndBanners } from '../lists/content-and-design.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'posts-and-banners-design',
  number: 35,
  name: 'Posts and Banners Design',
  shortName: 'Posts and Banners',
  packages: postsAndBanners,
  words: {
    said: 'posts and banners design',
    thing: 'a post or banner design',
    terms: ['banner', 'social post graphics'],
  },
  alsoCalled: [
    'banner',
    'banner design',
    'posts and banners design',
    'social media graphics',
    'post design',
    'social media banner',
    'facebook cover',
    'facebook graphics',
    'instagram post design',
    'flyer',
    'poster',
    'social graphics',
    'cover image',
    'post graphics',
    'social media post design',
    'instagram graphics',
    'promo graphic',
    'graphic for instagram',
    'graphics for my instagram',
    'graphics for facebook',
    'social post design',
    'banner graphic',
    'graphic post',
    'thumbnails',
  ],
};

export const text: ServiceText = {
  promise: 'Images for social posts, headers and ads, in the right size and ready to publish.',
  about: [
    'Posts and banners design gives you images to publish, one at a time or as a small matching set: announcements, offers, event posters for the screen, profile headers, web banners and display ads. An image like that gets about as much time as a thumb needs to scroll past. So it shows one thing, in large enough type, in your colours, and in exactly the size the platform wants.',
    'Basic gives you {posts-and-banners-design.basic.items} for the platform you name. Standard gives you {posts-and-banners-design.standard.items} in one matching style, for the platforms you name. Either way, what you get is ready to upload. When you order, name the place where each item will appear.',
    "{posts-and-banners-design.name} is for pieces you publish yourself. If you want posts planned and written for you every month, {social-media-marketing.name} includes the graphics. If the picture should explain figures or a sequence, choose {infographic-design.name}. And if you don't have a logo to put on your images yet, start with {logo-design.name}.",
  ],
  audience: [
    'You have an offer, an opening or an event next month and nothing to post',
    "Your profile header still shows last year's offer",
    'You run ads and the platform keeps rejecting or cropping your pictures',
    'You post yourself and want a set that looks as if it belongs together',
  ],
  deliverables: [
    '{posts-and-banners-design.basic.items} with Basic, {posts-and-banners-design.standard.items} with Standard',
    'A layout for your message',
    'Images sized for the platform you name',
    'One matching style across the set, with Standard',
    'Ready-to-publish image files',
  ],
  process: [
    {
      title: 'Message',
      text: "You say what the image should make people do, where it'll appear, and which words must be on it.",
    },
    {
      title: 'Material',
      text: 'You send your logo, colours and any photographs. Originals from a phone are better than pictures saved from a website.',
    },
    {
      title: 'Layout',
      text: 'The main message is set large, and everything else stays in the background. You see a draft.',
    },
    {
      title: 'Changes',
      text: 'You tell us what should be different. Each revision request adds {policy.revision-days}.',
    },
    { title: 'Delivery', text: 'You receive the finished images and publish them when you like.' },
  ],
  technologies: [
    'Platform size guides',
    'Safe areas',
    'Type and layout',
    'Photo cropping',
    'Colour and contrast',
    'Export for web',
  ],
  questions: [
    {
      question: 'What counts as one item?',
      answer:
        'One finished image in one size. A square post is an item; a wide header with the same offer is another, because it has to be laid out again. The Basic posts and banners package includes {posts-and-banners-design.basic.items} and Standard {posts-and-banners-design.standard.items}. If you need more, order several packages. If all the pieces should share one style, check with us before you order.',
    },
    {
      question: 'Which sizes do I need?',
      answer:
        "Name the platform and the place, for example a Facebook event header, a LinkedIn post or a display ad, and we'll use its size. If you know the pixel dimensions from your advertising account, send those. Platforms change their sizes now and then, so tell us if an upload looks cropped.",
    },
    {
      question: 'Do you write the words on the banner?',
      answer:
        'No, please send the words you want, and keep them short: banners rarely carry more than a headline, a short line and a button. For the caption below a post, or the page the banner leads to, order {content-writing.name} by word count.',
    },
    {
      question: 'Where do the photographs come from?',
      answer:
        "From you, ideally: your product, your place, your team at work. Without photos, the design relies on type, shape and colour, which often reads better on a small screen. Stock pictures aren't included in our design packages; if you have a licence for one, send it with the order.",
    },
    {
      question: 'Should I order images here or take a social media package?',
      answer:
        'Order single images if you publish yourself and need a few good pieces. Take {social-media-marketing.name} if nobody in your business has time to plan and write posts: from {social-media-marketing.from} per {social-media-marketing.basic.days} it covers {social-media-marketing.basic.posts} on {social-media-marketing.basic.platforms}, with copy, graphics and a publishing calendar.',
    },
    {
      question: 'Can you make videos or animated banners?',
      answer:
        "No, our posts and banners are still images, and we don't produce video. A still image loads quickly, works on every platform and doesn't need sound. If you have finished clips, we can design a still image to go with them.",
    },
    {
      question: 'Can I change the date or price on the image later?',
      answer:
        "Not easily: you receive finished images, which aren't meant for editing. If you know that a date or a price will change, say so when ordering: we can leave it off the picture so you can put it in the caption and use the image for longer.",
    },
  ],
  related: ['social-media-marketing', 'logo-design', 'infographic-design', 'google-ads'],
  searchTitle: 'Social Media Post and Banner Design | {company.name}',
  searchDescription:
    'Post, header and banner images sized for your platforms: {posts-and-banners-design.basic.items} for {posts-and-banners-design.basic.price}, {posts-and-banners-design.standard.items} in one style for {posts-and-banners-design.standard.price}. Ready in {posts-and-banners-design.times}.',
};
