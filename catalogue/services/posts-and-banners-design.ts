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
  promise: 'Images for social posts, headers and adverts, in the right size and ready to publish.',
  about: [
    'A post or banner has about as long as a thumb needs to move on. It must show one thing, in large enough type, in your colours, and in exactly the size the platform wants. We design such images singly or as a small matching set: announcements, offers, event posters for the screen, profile headers, web banners and display advertisements.',
    'Basic gives you {posts-and-banners-design.basic.items} for the platform you name. Standard gives you {posts-and-banners-design.standard.items} in one matching style, for the platforms you name. Both end with images you can upload as they are; no program is needed to finish them. Name the place where each will appear when you order.',
    'This service is for pieces you publish yourself. If you want posts planned and written for you every month, {social-media-marketing.name} includes the graphics. If the picture should explain figures or a sequence, choose {infographic-design.name}. And if you have no logo to put on it yet, begin with {logo-design.name}.',
  ],
  audience: [
    'You have an offer, an opening or an event next month and nothing to post',
    'Your profile header still shows last year’s season',
    'You run advertisements and the platform keeps rejecting or cropping your pictures',
    'You post yourself and want a set that looks as if it belongs together',
  ],
  deliverables: [
    '{posts-and-banners-design.basic.items} with Basic, {posts-and-banners-design.standard.items} with Standard',
    'A layout drawn for your message, not a filled-in template',
    'The pixel size the platform asks for, with nothing important under buttons or crops',
    'Your logo, colours and typefaces in use',
    'One matching style across the set, with Standard',
    'Ready-to-publish image files',
  ],
  process: [
    {
      title: 'Message',
      text: 'You say what the image should make people do, where it will appear, and which words must be on it.',
    },
    {
      title: 'Material',
      text: 'You send your logo, colours and any photographs. Originals from a phone are better than pictures saved from a website.',
    },
    {
      title: 'Layout',
      text: 'The designer sets the one thing that matters large and cuts the rest. You see the draft at its true size.',
    },
    {
      title: 'Changes',
      text: 'You ask for what should be different. Each revision request adds {policy.revision-days}.',
    },
    { title: 'Upload', text: 'You receive the finished images and publish them when you like.' },
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
        'One finished image in one size. A square post is an item; a wide header with the same offer is another, because it has to be laid out anew. Basic contains {posts-and-banners-design.basic.items} and standard {posts-and-banners-design.standard.items}. If you need more, combine packages and tell us that they belong to one set.',
    },
    {
      question: 'Which sizes do I need?',
      answer:
        'Name the platform and the place, for example a Facebook event header, a LinkedIn post or a display advertisement, and we use its size. If you know pixel dimensions from your advertising account, send those. Platforms change their sizes now and then, so tell us if an upload looks cropped.',
    },
    {
      question: 'Do you write the words on the banner?',
      answer:
        'Please send the words you want. We shorten them where the layout asks for it and show you the result. Banners rarely carry more than a headline, a line and a button. For the caption below a post, or the page the banner leads to, order writing by the word under {content-writing.name}.',
    },
    {
      question: 'Where do the photographs come from?',
      answer:
        'From you, ideally: your product, your place, your team at work. Without photographs we work with type, shape and colour, which is often stronger on a small screen. Buying pictures from a library is not in the packages; if you hold a licence for one, send it with the order.',
    },
    {
      question: 'Should I order images here or take a social media package?',
      answer:
        'Order here if you publish yourself and need a few good pieces. Take {social-media-marketing.name} if nobody in your business has time to plan and write posts: from {social-media-marketing.from} for {social-media-marketing.basic.days} it covers {social-media-marketing.basic.posts} on {social-media-marketing.basic.platforms}, with texts, graphics and a publishing calendar.',
    },
    {
      question: 'Can you make videos or animated banners?',
      answer:
        'The packages are for still images. They load at once, work on every platform and can be read without sound. If a campaign really depends on motion, write to us before ordering and describe it; we tell you plainly whether we can do it and what it would take.',
    },
    {
      question: 'Can I change the date or price on the image later?',
      answer:
        'You receive finished images, which are not meant for editing. If you know that a date or a price will change, say so when ordering: we can leave it off the picture so that you put it into the caption, and the same image serves you for longer.',
    },
  ],
  related: ['social-media-marketing', 'logo-design', 'infographic-design', 'google-ads'],
  searchTitle: 'Social Media Post and Banner Design | {company.name}',
  searchDescription:
    'Post, header and banner images sized for your platforms: {posts-and-banners-design.basic.items} for {posts-and-banners-design.basic.price}, {posts-and-banners-design.standard.items} in one style for {posts-and-banners-design.standard.price}. Ready in {posts-and-banners-design.times}.',
};
