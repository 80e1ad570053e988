import { alsoCalled } from '#catalogue/also-called.ts';
import { bySiteCalled } from '#catalogue/by-site.ts';
import { quantityKinds } from '#catalogue/quantities.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { baseCountry } from '#company/places.ts';
import { ownName } from './own-name.ts';

/** Words of the trade besides the services' own names: what a misspelt word is most likely meant to be. */
const trade = `
price pricing cost charge charges fee fees rate rates quote budget expensive cheap cheaper cheapest payment payments
dollars discount coupon voucher refund refunds refundable cancel cancelled money upfront advance invoice invoices receipt
bill credit credits balance wallet deposit installment installments delivery deliver delivered timeline turnaround
deadline urgent rush revision revisions change changes packages plans tiers option options basic standard premium starter
include included includes inclusions feature features details difference compare comparison versus better order orders
ordering ordered purchase bought checkout cart login signin signup register password forgot reset status track tracking
requirements upload guarantee guaranteed rankings source ownership nda confidential confidentiality agreement contract
policy privacy contact email phone number office offices address location located headquarters twitter careers hiring
vacancy portfolio testimonials reviews clients customers agency team founded history experience webpage concepts month
months week weeks days hours minutes yearly available availability responsive mobile ecommerce store hosting domain speed
loading security backup migration integration gateway applications designing developing infographics hello morning evening
afternoon thanks thank goodbye sorry question questions robot human casino gambling betting insurance mortgage dating
essay dissertation homework assignment loans worldwide international take takes much many how which what when
where does need want looking something anything everything please could would should your there wrong possible minimum
maximum highest lowest smallest largest biggest middle second third finish ready start begin managing webdev restaurant
businesses friendly garantee
`;

const phrases = [
  ...Object.values(quantityKinds).flatMap(({ singular, plural }) => [singular, plural]),
  ...Object.values(alsoCalled).flat(),
  ...Object.values(bySiteCalled).flat(),
  baseCountry.toLowerCase(),
  ownName.word,
  ...Object.values(serviceNames).map(({ name }) => name.toLowerCase()),
];

export const tradeWords: ReadonlySet<string> = new Set(
  [trade, ...phrases].flatMap((phrase) => phrase.split(/[^a-z]+/)).filter((word) => word.length > 2),
);
