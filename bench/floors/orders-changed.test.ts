import { saying, sum } from '#catalogue/fixture-figures.ts';
import { checkConversations } from './check-conversations.ts';

const total = (...rows: readonly string[]) => saying(`Total: ${sum(...rows)}`);
const logoAndPosts = ['logo-design.basic', '2 article-writing.1000-words'];

checkConversations('orders are changed in the middle of a talk', [
  {
    title: 'what is counted and sized is ordered, so often and of that size',
    messages: ['I want three articles of 2000 words and a banner. What is that together?'],
    says: [
      saying(
        '3 × **{article-writing.name}, {article-writing.2000-words.name}** at {article-writing.2000-words.price}',
        sum('3 article-writing.2000-words'),
      ),
      saying(`From ${sum('3 article-writing.2000-words', 'posts-and-banners-design.basic')}`),
    ],
  },
  {
    title: 'articles are the blog posts spoken of, which have the same list',
    messages: [
      'a basic logo and some blog posts, what would that be?',
      'two articles of 1000 words and the basic logo. total?',
    ],
    says: [saying(sum('2 article-writing.1000-words')), total(...logoAndPosts)],
  },
  {
    title: 'a line gets the right name where the wrong one was understood',
    messages: [
      'a basic logo and 2 blog posts of 1000 words, total?',
      'No, it is 2 x Article Writing of 1000 words. What is the sum?',
    ],
    says: [total(...logoAndPosts)],
    omits: /Blog Writing/,
  },
  {
    title: 'a change beside a question of its own is made and said',
    messages: [
      'basic logo, standard google ads and basic seo, total?',
      'leave out the ads for now. And do you sign an NDA?',
    ],
    says: [total('logo-design.basic', 'search-engine-optimization.basic'), /non-disclosure/],
  },
  {
    title: 'what is left of a number has a size of its own',
    messages: ['12 articles, 4 of them at 2000 words the rest 1000. total?'],
    says: [total('4 article-writing.2000-words', '8 article-writing.1000-words')],
  },
  {
    title: 'the package that is preferred is taken, not the one it is preferred to',
    messages: [
      'a basic logo and basic seo, total?',
      "And I'd take the Standard logo rather than the Basic. What's the total now?",
    ],
    says: [total('logo-design.standard', 'search-engine-optimization.basic')],
  },
  {
    title: 'an order restated after a complaint counts once',
    messages: [
      '8 blog posts of 1000 words and basic google ads, total?',
      'You missed the 2000 word ones. 4 articles at 2000 words plus 8 at 1000 words, and the ads. Total?',
    ],
    says: [total('4 article-writing.2000-words', '8 article-writing.1000-words', 'google-ads.basic')],
  },
  {
    title: 'in a long list an everyday word names a thing as well',
    messages: [
      'Hi, I run a small physio clinic in Leeds. I need a website with about 6 pages, a logo and some help with SEO. What would each cost, and how long would it all take?',
    ],
    says: [
      saying('{website-development.name}'),
      saying('{logo-design.name}'),
      saying('{search-engine-optimization.name}'),
    ],
  },
  {
    title: 'the larger packages are those above the one spoken of',
    messages: ['what does the basic logo cost?', 'And what are the larger packages, what do they cost?'],
    says: [saying('{logo-design.standard.price}'), saying('{logo-design.premium.price}')],
  },
  {
    title: 'a package is enough for what it covers',
    messages: ['what does seo cost a month?', 'My site has only 12 pages, so is basic enough?'],
    says: [saying('{search-engine-optimization.basic.price}')],
    omits: /Take the next package up/,
  },
  {
    title: 'a total is that of the order at the end of the message',
    messages: [
      'basic logo and basic seo, total?',
      'with standard seo instead, how much is it? and also add a basic banner',
    ],
    says: [total('logo-design.basic', 'search-engine-optimization.standard', 'posts-and-banners-design.basic')],
  },
  {
    title: 'of a choice beside a question, what is in the package is not listed',
    messages: ['what logo packages do you have?', 'I take Standard. Who owns the copyright?'],
    says: [saying('**{logo-design.standard.price}**')],
    omits: /It includes/,
  },
  {
    title: 'another package and other months of several things named are changes, and take nothing out',
    messages: [
      'standard website, basic seo for 3 months and standard social media for 2 months, total?',
      'Change seo to Standard but only 2 months, and social media to 3 months. What is the new total?',
    ],
    says: [
      total(
        'website-development.standard',
        '2 search-engine-optimization.standard',
        '3 social-media-marketing.standard',
      ),
    ],
  },
  {
    title: 'what is dropped to another package stays',
    messages: ['standard website, premium logo and standard seo, total?', 'drop the logo to Standard. New total?'],
    says: [total('website-development.standard', 'logo-design.standard', 'search-engine-optimization.standard')],
  },
  {
    title: 'what was not removed stays',
    messages: [
      'standard website, premium logo and standard seo, total?',
      'I did not remove the website. What is the total?',
    ],
    says: [total('website-development.standard', 'logo-design.premium', 'search-engine-optimization.standard')],
  },
  {
    title: 'what comes instead takes the place of what is left out, and of nothing else',
    messages: [
      'standard website, basic google ads and basic logo, total?',
      'if we skip the ads and do a basic banner instead, what would the total be?',
    ],
    says: [total('website-development.standard', 'posts-and-banners-design.basic', 'logo-design.basic')],
  },
  {
    title: 'a number that says which package is no number of orders',
    messages: ['basic logo and local citations, total?', 'take the 50 listings please. total?'],
    says: [total('logo-design.basic', 'local-citation-building.starter')],
  },
  {
    title: 'an everyday word is added to an order like a name',
    messages: ['a basic logo, please', 'also a website. which one for 5 pages?', 'total?'],
    says: [total('logo-design.basic', 'website-development.basic')],
  },
  {
    title: 'what is not wanted leaves the order, said by its rhythm',
    messages: ['basic seo and the starter local citations, total?', 'no monthly thing please. total?'],
    says: [saying('{local-citation-building.starter.price}')],
    omits: /Search Engine Optimization/,
  },
  {
    title: 'something that is not sold is named beside what is',
    messages: ['I need a basic logo and business cards for my shop, how much is that?'],
    says: [saying('{logo-design.basic.price}'), /business cards/],
  },
  {
    title: 'packages are compared though one of them is ordered',
    messages: ['a basic logo and 3 blog posts of 1000 words, total?', 'compare the logo packages please'],
    says: [saying(...['basic', 'standard', 'premium'].map((tier) => `**{logo-design.${tier}.name}**`))],
  },
  {
    title: 'every item of a first message is ordered, with its own package or size',
    messages: [
      'I want WordPress Basic, the middle logo, three banners and the 2000 words text for our pages. How much is all together, and when is everything ready if I order it Monday?',
    ],
    says: [
      total(
        'wordpress-development.basic',
        'logo-design.standard',
        'posts-and-banners-design.standard',
        'content-writing.2000-words',
      ),
    ],
  },
  {
    title: 'what is not wanted leaves the order, though the visitor will do it without us',
    messages: [
      'a WordPress Basic site, a basic logo and four blog posts of 1000 words. total?',
      "ok the premium logo then, and forget the blogs, I'll write them myself. New total?",
    ],
    says: [total('wordpress-development.basic', 'logo-design.premium')],
  },
  {
    title: 'of an order only what is named stays, the website by any of its names',
    messages: [
      'a WordPress Basic site, a premium logo and four blog posts of 1000 words. total?',
      'Just the logo and the website. How much is that?',
    ],
    says: [total('wordpress-development.basic', 'logo-design.premium')],
  },
  {
    title: 'a remark on what was asked adds nothing to the order and takes nothing out',
    messages: [
      'six blog articles of 1000 words and two infographics with 15 numbers each. total?',
      'I meant on screen, LinkedIn, in our own brand colours.',
      'total?',
    ],
    says: [total('6 blog-writing.1000-words', '2 infographic-design.standard')],
  },
  {
    title: 'an item goes by its position',
    messages: ['basic website, basic seo and a basic logo, total?', 'drop the second one'],
    says: [total('website-development.basic', 'logo-design.basic')],
  },
  {
    title: 'what is ordered every month is multiplied by the months',
    messages: ['a basic logo and 4 blog posts of 1000 words a month, total?', 'and for half a year? total?'],
    says: [total('logo-design.basic', '24 blog-writing.1000-words')],
  },
  {
    title: 'a service named before a list belongs to it',
    messages: ['SEO and 4 articles of 500 words'],
    says: [saying('{search-engine-optimization.name}'), /4 × \*\*/],
  },
  {
    title: 'a package said for each or for both is of every item',
    messages: [
      'We need a logo and a WordPress website. We would take the Standard package for each. What is the total?',
    ],
    says: [total('logo-design.standard', 'wordpress-development.standard')],
  },
  {
    title: 'how many, how long and how large belong to the item they stand in',
    messages: [
      'Please quote a Next.js website in the Premium package, website maintenance Standard for 12 months, and website copywriting of 4,000 words, twice.',
    ],
    says: [
      total(
        'nextjs-web-development.premium',
        '12 website-maintenance-and-support.standard',
        '2 website-copywriting.4000-words',
      ),
    ],
  },
  {
    title: 'a lettered list is read item by item',
    messages: [
      '(a) the middle SEO package for three months, (b) competitor analysis covering three competitors, and (c) meta titles and descriptions for 50 pages. What is the total?',
    ],
    says: [
      total(
        '3 search-engine-optimization.standard',
        'competitor-website-analysis.standard',
        'meta-title-and-meta-description-writing.standard',
      ),
    ],
  },
  {
    title: 'what an item is for is no item',
    messages: ['how much is SEO for a site of about 60 pages?'],
    says: [saying('{search-engine-optimization.standard.price}')],
    omits: /Website Development/,
  },
  {
    title: 'a size between two is the next larger, also with a dot for thousands',
    messages: ['I would like articles for my blog, each about 1.500 words, 4 per month. How much is it?'],
    says: [saying(sum('4 article-writing.2000-words'))],
    omits: /Blog Writing/,
  },
  {
    title: 'two changes in a message are each of the item they name',
    messages: [
      'Standard SEO for six months, Google Ads Basic and a competitor analysis of three competitors, total?',
      'We want the SEO reduced to four months, and the competitor analysis extended to five competitors. Total?',
    ],
    says: [total('4 search-engine-optimization.standard', 'google-ads.basic', 'competitor-website-analysis.premium')],
  },
  {
    title: 'what was only compared stays out when something else is added',
    messages: [
      'What does Website Development Standard include?',
      'Compare Website Development Standard with WordPress Standard: what do I gain?',
      'Then we choose Website Development Standard. In addition three banners. What is the total?',
    ],
    says: [total('website-development.standard', 'posts-and-banners-design.standard')],
  },
  {
    title: 'a smaller number of one item drops no other',
    messages: ['WordPress Standard and 3 banners please, total?', 'make it just 1 banner not 3. new total?'],
    says: [total('wordpress-development.standard', 'posts-and-banners-design.basic')],
  },
  {
    title: 'what is gone does not come back by being refused again',
    messages: [
      'basic logo, google ads basic and WordPress Basic, total?',
      'no google ads please. total?',
      'and drop the google ads. total?',
    ],
    says: [total('logo-design.basic', 'wordpress-development.basic')],
  },
  {
    title: 'what comes back is what is named',
    messages: [
      'WordPress Standard, a standard logo and 3 banners, total?',
      'take the logo out, we have one. total?',
      'now put the logo back in but the cheapest one. total?',
    ],
    says: [total('wordpress-development.standard', 'logo-design.basic', 'posts-and-banners-design.standard')],
  },
  {
    title: 'only what is named stays, whatever else the message mentions',
    messages: [
      'standard website development, WordPress Standard and the small logo, total?',
      "You count two websites now! I don't want the one of 800. Only WordPress Standard and small logo. Total please.",
    ],
    says: [total('wordpress-development.standard', 'logo-design.basic')],
  },
  {
    title: 'the number of all items counts none of them',
    messages: [
      'basic seo, WordPress Basic, google ads basic and a standard logo',
      'please make the total with all four',
    ],
    says: [
      total(
        'search-engine-optimization.basic',
        'wordpress-development.basic',
        'google-ads.basic',
        'logo-design.standard',
      ),
    ],
  },
  {
    title: 'several changes in one message are all made, each to its line',
    messages: [
      'Website Development Standard, 4,000 words of website copy, 3 standard infographics and standard maintenance for six months, total?',
      'Drop one of the three infographics, swap the 4,000 words for 2,000, and maintenance for a full year. Total?',
    ],
    says: [
      total(
        'website-development.standard',
        'website-copywriting.2000-words',
        '2 infographic-design.standard',
        '12 website-maintenance-and-support.standard',
      ),
    ],
  },
  {
    title: 'as many are taken off as are said',
    messages: ['7 blog posts of 500 words and a basic logo. total?', 'actually remove four of the posts. total?'],
    says: [total('3 blog-writing.500-words', 'logo-design.basic')],
  },
  {
    title: 'what comes in place of a thing keeps its package',
    messages: [
      'a Next.js site Standard, standard logo and basic google ads, total?',
      "Now swap the Next.js site for a Strapi one, keep the rest. What's the total?",
    ],
    says: [total('strapi-cms-website-development.standard', 'logo-design.standard', 'google-ads.basic')],
  },
  {
    title: 'what was taken out comes back whole',
    messages: [
      'basic logo, basic seo and 3 blog posts of 500 words, total?',
      'remove the logo and the blog posts',
      'put them back. total?',
    ],
    says: [total('logo-design.basic', 'search-engine-optimization.basic', '3 blog-writing.500-words')],
  },
  {
    title: 'a number answers to the unit just spoken of',
    messages: ['how much is a logo?', 'not sure 2 or 4 concepts', 'ok 4 then'],
    says: [saying('{logo-design.standard.price}')],
    omits: /4 ×|Four/,
  },
]);
