import { stem } from '../text/stem.ts';

/** Words that ask for the same thing; the first represents all. */
const synonymSets: readonly string[] = [
  'price cost fee charge rate tariff pricing expensive cheap budget quote pay',
  'website site webpage homepage web',
  'make build create develop design construct produce',
  'fast quick speedy rapid snappy urgent asap express rush',
  'change edit revise revision modify amend tweak alter correction',
  'refund reimburse moneyback',
  'buy order purchase book',
  'shop store ecommerce eshop',
  'company agency firm business',
  'client customer buyer',
  'phone telephone mobile call cell',
  'picture image photo graphic',
  'text content copy writing words',
  'help support assist assistance',
  'safe secure security protect protected',
  'explain meaning mean define definition',
  'include contain inclusion come',
  'employ hire recruit',
  'job career vacancy opening',
  'bill invoice receipt',
  'login signin logon',
  'register signup enrol',
  'payment stripe paypal checkout',
  'rank ranking position',
  'visitor traffic',
  'ad advert advertisement advertising ads adwords',
  'competitor rival competition',
  'smm socials',
  'begin start commence',
  'finish complete done ready',
  'show display see view look',
  'time long duration timeline turnaround deadline',
  'difference differ different versus compare comparison same',
  'broken broke break damaged bug error fix repair',
  'robot bot machine chatbot',
  'discount coupon voucher promo',
  'secret confidential nda private privacy',
  'logo emblem brandmark',
  'delete remove',
  'move migrate transfer migration',
  'translate multilingual language languages bilingual',
];

const representatives = new Map<string, string>();
for (const family of synonymSets) {
  const [leader = '', ...others] = family.split(' ').map(stem);
  for (const word of [leader, ...others]) if (!representatives.has(word)) representatives.set(word, leader);
}

/** A word's stem, or the one that represents its synonyms. */
export function concept(stemmed: string): string {
  return representatives.get(stemmed) ?? stemmed;
}
