import { baseCountry } from '#company/places.ts';
import { editDistance } from './similarity.ts';

/** Correct form, then misspellings seen in messages. One word each: longer ones are joined before the lookup. */
const misspellingSets: readonly string[] = [
  'website: websit webiste wesbite webstie websiet webiste websight webside wbsite websitee webste wesite',
  'websites: websits webistes wesbites websties',
  'development: develpment developement devlopment developmnt devlopmnt devolopment developmet dvelopment devlpment',
  'service: servise servce serivce sevice srvice servic serice',
  'services: servises servces serivces sevices srvices servicess',
  'design: dezine desgin desing dezign desin deisgn disign dsign desighn',
  'price: prise pirce prcie prce pric priice',
  'prices: prises pirces prces pricess',
  'pricing: priceing pricng prising',
  'cost: cots csot kost costt cst',
  'costs: kosts',
  'contact: contct conatct cantact contect contac kontact',
  'company: compny comapny companey compnay campany compani',
  'seo: soe seoo s.e.o',
  'ranking: rankng rankin rnking rankinng',
  'rankings: rankngss',
  'guest: gest guset geust guesst',
  'post: psot poste pst posst',
  'posts: psots postes',
  'build: bulid biuld buld buid biild buildd',
  'create: creat craete cretae creaet',
  'custom: costum custm cutsom cusotm costom',
  'responsive: resposive responsve responsiv',
  'mobile: moblie moble mobil mobille',
  'ecommerce: ecomerce ecommerse e-commerce ecommerc ecomemrce e-comerce ecomers',
  'portfolio: portfollio porfolio portofolio protfolio portfoilo potfolio',
  'optimization: optimisation optimzation optimsation optimizaton',
  'package: pakage packge pacage pakege pckage packege pkg',
  'packages: pakages packges pacages pkgs',
  'page: paj pag',
  'ads: adz addz',
  'code: kode',
  'web: wb',
  'place: plase plaice',
  'pages: pags pajs pajes',
  'how: hw hwo',
  'much: mutch mch muhc',
  'many: meny mny',
  'time: tym tiem',
  'does: duz',
  'google: gogle googel goggle gooogle googl',
  'wordpress: wordpres worpress wordpess wrodpress wordprss',
  'infographic: infografic infographik infograhic',
  'logo: logoo lgo loga',
  'writing: writting writeing',
  'business: buisness bussiness bizness busines biz',
  'delivery: delivry delivary dilivery',
  'standard: standart standerd stanard',
  'premium: premuim premiun permium',
  'maintenance: maintanance maintainance maintenence maintainence mantenance',
];

let table: Map<string, string> | undefined;

/** A map, because 'constructor' is a word, too; created when first needed. */
function rightForms(): ReadonlyMap<string, string> {
  table ??= new Map(
    misspellingSets.flatMap((family) => {
      const [right = '', wrong = ''] = family.split(': ');
      return wrong.split(' ').map((word) => [word, right] as const);
    }),
  );
  return table;
}

const base = baseCountry.toLowerCase();
/** A shorter name is one typo away from too many words. */
const shortestBase = 6;

/** The home country is asked about more than others: a word one typo away from its name means it. */
function isNearlyBase(word: string): boolean {
  const mayBe = base.length >= shortestBase && word[0] === base[0] && Math.abs(word.length - base.length) <= 1;
  return mayBe && !word.startsWith(base) && editDistance(word, base, { swaps: true }) === 1;
}

/** The correct form of a common misspelling, if it is one. */
export function rightForm(word: string): string | undefined {
  return rightForms().get(word) ?? (isNearlyBase(word) ? base : undefined);
}

/** Misspellings of two words. */
export const wordPairsToJoin: readonly (readonly [RegExp, string])[] = [
  [/\bnode[\s-]+js\b/g, 'nodejs'],
  [/\bof[\s-]+page[\s-]+[cs]eo\b/g, 'off page seo'],
  [/\bceo(?=\s+(?:pri[cs]\w+|costs?|packages?|basic|standar[dt]|premium|services?|optimi\w+|ranking))/g, 'seo'],
];
