import { alsoCalled, guestPostsAlsoCalled } from '#catalogue/also-called.ts';
import { serviceNames } from '#catalogue/service-names.ts';

/** Words of the trade beside the services' own names: what a misspelt word is most likely meant to be. */
const trade = `
price pricing cost charge charges fee fees rate rates quote budget expensive cheap cheaper cheapest payment payments pay paid
dollars discount coupon voucher refund refunds refundable cancel cancelled money upfront advance invoice invoices receipt bill
credit credits balance wallet deposit installment installments delivery deliver delivered timeline turnaround deadline urgent
express rush revision revisions change changes edits package packages plan plans tier tiers level option options basic standard
premium starter include included includes inclusions feature features details difference compare comparison versus better order
orders ordering ordered purchase bought checkout cart account login signin signup register password forgot reset dashboard status
track tracking requirements upload guarantee guaranteed guaranteed rankings ranking traffic results source code ownership nda
confidential confidentiality agreement contract terms policy privacy project manager contact email phone number whatsapp office
offices address location located headquarters facebook twitter linkedin youtube instagram careers hiring vacancy portfolio
testimonials reviews clients customers company agency team founded history experience services service website websites webpage
page pages word words concept concepts keyword keywords competitor competitors citation citations directory directories campaign
campaigns platform platforms posts articles month months monthly week weeks days hours minutes yearly available availability
responsive mobile ecommerce shop store online hosting domain speed loading security backup migration integration gateway
dashboard admin database server application applications maintenance support consulting consultation consultancy optimization
generative engine marketing social media google adverts advertising writing copywriting copywriter design designer designing
development developer developing infographic infographics banner banners graphics logo hello morning evening afternoon thanks
thank goodbye sorry question questions answer answers assistant robot human casino gambling betting insurance mortgage dating
essay dissertation homework assignment loans website worldwide pakistan international long take takes much many how which what
when where does need want looking something anything everything please could would should your about there wrong website
possible minimum maximum highest lowest smallest largest biggest middle second third month finish ready start begin
description descriptions titles title research analysis outreach blogger niche edits guest links link building backlinks
management manage managing wordpress strapi mern react nextjs chatbot development webdesign webdev technical appear people
restaurant company business businesses mobile friendly garantee guarantee
`;

const phrases = [
  ...Object.values(alsoCalled).flat(),
  ...guestPostsAlsoCalled,
  ...Object.values(serviceNames).map(({ name }) => name.toLowerCase()),
];

export const domainWords: ReadonlySet<string> = new Set(
  [trade, ...phrases].flatMap((phrase) => phrase.split(/[^a-z]+/)).filter((word) => word.length > 2),
);
