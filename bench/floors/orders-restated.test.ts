import { saying, sum } from '#catalogue/fixture-figures.ts';
import { checkConversations } from './check-conversations.ts';

const total = (...rows: readonly string[]) => saying(`Total: ${sum(...rows)}`);
const twoClients =
  'WordPress Basic, 1,000 words of website copy, Logo Standard, Website Development Standard, 2,000 words of website copy and Local Citations Pro. Total?';
const campaign =
  'SEO Standard for three months, 4 blog posts of 1,000 words each month for three months, and Google Ads Standard. Total?';

checkConversations('orders are restated and questioned in the middle of a talk', [
  {
    title: 'an amount is swapped for another',
    messages: [
      'Website Standard, 2,000 words of website copy and Google Ads Basic. Total?',
      'swap the 2,000 words for 4,000',
    ],
    says: [total('website-development.standard', 'website-copywriting.4000-words', 'google-ads.basic')],
  },
  {
    title: 'whoever starts over has nothing in the order but what follows',
    messages: [
      twoClients,
      'Start over. Clear everything. Only: WordPress Basic, 1,000 words website copy, Logo Standard.',
    ],
    says: [total('wordpress-development.basic', 'website-copywriting.1000-words', 'logo-design.standard')],
  },
  {
    title: 'a list of what is to go removes all of it',
    messages: [twoClients, "Take the gym's things out: Website Development, the 2,000 words and the citations."],
    says: [/Logo Design/],
    omits: /Citation|\*\*Website Development/,
  },
  {
    title: 'the first month alone is one month of everything ordered by the month',
    messages: [campaign, 'What would the bill be in month one alone?'],
    says: [saying(sum('search-engine-optimization.standard', '4 blog-writing.1000-words', 'google-ads.standard'))],
  },
  {
    title: 'what is kept stays',
    messages: [campaign, 'Could we get social media instead of the SEO? Keep the posts and ads. New total?'],
    says: [/Blog Writing/, /Google Ads/, /Social Media/],
    omits: /Search Engine/,
  },
  {
    title: 'a package named by its contents is still for as many as before',
    messages: [
      'Two orders of Local Citation Building Pro please, one for each office. Total?',
      'no sorry, I meant the package with 50 citations. whats the total now',
    ],
    says: [saying(sum('2 local-citation-building.starter'))],
  },
  {
    title: 'a remark about days changes no number',
    messages: ['8 blog posts of 1000 words', 'Hmm, you said 4 days each. How long do all eight take?'],
    says: [saying(`Each takes **{blog-writing.1000-words.days}**`), /all eight take together/],
  },
  {
    title: 'a budget is held against the order once, then remembered',
    messages: [
      'My budget is $1,500. Website Standard and 2,000 words of website copy, is that enough?',
      'add the basic logo. What is the total, and how many days until everything is ready?',
    ],
    says: [
      total('website-development.standard', 'website-copywriting.2000-words', 'logo-design.basic'),
      /That leaves \$\d+ of your \$1,500/,
      saying('takes **{website-development.standard.days}**'),
    ],
    omits: /is enough/,
  },
  {
    title: 'a day by which all has to be finished gives the last day to order',
    messages: ['Website Development Standard. We open on 1 May. By what day would I have to order?'],
    says: [/ordered by \*\*\d+ \w+\*\* to be finished on 1 May/],
  },
  {
    title: 'needs said before the question choose the package that has all of them',
    messages: [
      'a web application please',
      'I need user management and payments. Which package has all of that, and what is its price?',
    ],
    says: [saying('Premium', '{web-application-development.premium.price}')],
    omits: /\*\*Web Application Development, Basic/,
  },
  {
    title: 'a site that is only mentioned is not ordered',
    messages: [
      "My web guy set up our physio site in Wix. We're invisible on Google. What would you do first and what does that cost?",
    ],
    says: [/SEO/],
    omits: /\*\*Website Development/,
  },
  {
    title: 'maintenance of a WordPress site orders no WordPress site',
    messages: ['website development basic plus wordpress maintenance for ten months, total?'],
    says: [total('website-development.basic', '10 website-maintenance-and-support.basic')],
  },
  {
    title: 'looking after what the visitor has orders no other',
    messages: ['Logo Design Standard, and somebody to look after our WordPress site for two months. Total?'],
    says: [total('logo-design.standard', '2 website-maintenance-and-support.basic')],
  },
  {
    title: 'what was never said leaves the order',
    messages: [
      'Website Development Premium and Web Application Premium',
      'no, i never said the web application, only the website. total?',
    ],
    says: [saying('{website-development.premium.price}')],
    omits: /Web Application/,
  },
  {
    title: 'packages are counted',
    messages: ['Logo Standard, 6 Starter citation packages and Social Media Basic. total?'],
    says: [total('logo-design.standard', '6 local-citation-building.starter', 'social-media-marketing.basic')],
  },
  {
    title: 'some of several are swapped',
    messages: [
      '6 blog posts of 1000 words and 4 DA30 outreach links',
      'Swap two of the outreach links for DA50 ones. New total?',
    ],
    says: [total('6 blog-writing.1000-words', '2 blogger-outreach.da30', '2 blogger-outreach.da50')],
  },
  {
    title: 'as many as are asked for are compared',
    messages: ['which is cheaper, three DA40 niche edits or Off-page SEO Standard?'],
    says: [saying(sum('3 niche-edits.da40')), /cheaper/],
  },
  {
    title: 'the packages that are named are compared',
    messages: ['seo price', 'whats the difference between basic and standard besides pages'],
    says: [/Standard costs \$\d+ more than Basic/],
    omits: /Premium/,
  },
  {
    title: 'what a budget leaves is no other budget',
    messages: ['Google Ads Standard, my budget is $250', 'so if i pay you 200 theres only 50 left for google itself?'],
    says: [/\$250/],
    omits: /more than \$?50/,
  },
  {
    title: 'a day named beside a need gives the last day to order',
    messages: ['Website Standard please, it has to be online before 1 September. What does it cost?'],
    says: [saying('{website-development.standard.price}'), /To have it on 1 September, order by/],
  },
  {
    title: 'which of two services to begin with is answered by what decides it',
    messages: ['whats better for a dental clinic, seo or google ads? we just opened in january and need patients'],
    says: [/Ads first if/],
  },
  {
    title: 'which package we would take is advised',
    messages: ['Which of your logo options would you take if you were me?'],
    says: [/the right one/],
  },
  {
    title: 'a shop is answered beside the logo named with it',
    messages: ['i sell handmade candles on etsy and want my own shop, like 40 products. also maybe a nicer logo'],
    says: [/online shops/, /Logo Design/],
  },
  {
    title: 'a package named alone is that of the service spoken of last',
    messages: ['Website Basic and logo Basic please. total?', 'make the website Premium', 'go back to standard'],
    says: [total('website-development.standard', 'logo-design.basic')],
  },
  {
    title: 'another size of what is ordered is added to it',
    messages: ['WordPress Basic and 2 articles of 1000 words. total?', 'add a 500-word press article'],
    says: [total('wordpress-development.basic', '2 article-writing.1000-words', 'article-writing.500-words')],
  },
  {
    title: 'what is counted names the only service that has it',
    messages: ['citations pro and 6 posts. total?', 'drop the posts'],
    says: [saying('{local-citation-building.pro.price}')],
    omits: /Social Media/,
  },
  {
    title: 'how often a price is paid is no question for advice',
    messages: ['how much is seo', 'is the 300 one time or monthly?'],
    says: [saying('You pay **{search-engine-optimization.basic.price}'), /Nothing renews by itself/],
  },
  {
    title: 'a site that is swapped for one of another kind is in the order',
    messages: [
      'Next.js Standard, Logo Standard and Google Ads Basic. total?',
      'swap the Next.js site for a Strapi Basic one',
    ],
    says: [total('logo-design.standard', 'google-ads.basic', 'strapi-cms-website-development.basic')],
  },
  {
    title: 'so many every month for as many months are multiplied',
    messages: [
      'SEO Standard for 4 months. total?',
      'I also want 4 articles of 1000 words every month for those 4 months. New total?',
    ],
    says: [total('4 search-engine-optimization.standard', '16 article-writing.1000-words')],
  },
  {
    title: 'what is left after an order is the same budget',
    messages: [
      'I have 2,500 dollars. Logo Standard and Google Ads Basic. Does that fit?',
      'with 2,320 left, does it still fit?',
    ],
    says: [/\$2,320/],
    omits: /\$2,140/,
  },
  {
    title: 'what a package has that another lacks is their difference',
    messages: ["What exactly do I get for SEO Standard that I don't get with Basic?"],
    says: [/Standard costs .* more than Basic/, /off-page link work/],
  },
  {
    title: 'a package that is ordered needs no advice',
    messages: ['Website Basic please'],
    says: [saying('{website-development.basic.price}')],
    omits: /smallest complete site/,
  },
  {
    title: 'a price that only names a package is not confirmed',
    messages: [
      'I need a website with maybe 6 pages and a logo. What would that cost me?',
      'website + middle logo + someone writing the texts for 6 pages. What is the total?',
      "You still didn't say: can customers order and pay for bouquets on that $500 website? If not, what would I need instead?",
    ],
    says: [saying('{website-development.premium.price}')],
    omits: /Yes, that's right/,
  },
  {
    title: 'a number that corrects an amount counts no packages',
    messages: [
      'We want a website of about 15 pages. Which package?',
      '15 pages is too few, I said 20. How long would that take?',
    ],
    says: [saying('{website-development.premium.days}')],
    omits: /20 ×|Twenty/,
  },
  {
    title: 'a reply has one total',
    messages: [
      'Logo Standard, 3000 words of website copy and Google Ads Basic. total?',
      "Still no website! Please add Strapi Standard to the order and give me the total, what's left of 2,500, and the last date to order it for 1 February.",
    ],
    says: [
      total(
        'logo-design.standard',
        'website-copywriting.3000-words',
        'google-ads.basic',
        'strapi-cms-website-development.standard',
      ),
    ],
    omits: /Total:.*Total:/s,
  },
  {
    title: 'every item of a restated order counts',
    messages: [
      'basic logo, SEO Standard for 3 months, 4 blog posts of 1000 words. total?',
      'make the logo premium, SEO basic for six months and only 2 posts. total?',
    ],
    says: [total('logo-design.premium', '6 search-engine-optimization.basic', '2 blog-writing.1000-words')],
  },
  {
    title: 'a number of what somebody has orders nothing',
    messages: ['we have 3 branches and a team of 12 and want local citations starter and a basic logo. total?'],
    says: [total('local-citation-building.starter', 'logo-design.basic')],
  },
  {
    title: 'pieces of a size are ordered as they are called',
    messages: ['basic seo and 5 posts of 500 words, total?'],
    says: [total('search-engine-optimization.basic', '5 blog-writing.500-words')],
  },
]);
