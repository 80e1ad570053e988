import { moneyPattern } from '#catalogue/money.ts';
import type { Reply } from './contract.ts';

/** For tests: what a visitor would hold us to. */
const figure = new RegExp(
  `${moneyPattern}|\\d+(?:,\\d{3})* (?:days?|weeks?|months?|pages?|words?|concepts?|keywords?|competitors?|citations?|posts?|platforms?|campaigns?|items?|stats?)\\b`,
  'g',
);

/** URLs end in numbers of their own. */
function withoutLinks(text: string): string {
  return text.replace(/https?:\/\/\S+/g, '');
}

/** Figures of a reply that none of its facts states. */
export function untraced({ answer, tables, facts }: Reply): string[] {
  const stated = facts.map(({ value }) => value);
  const texts = [answer, ...tables.flatMap(({ rows }) => rows.flat())].map(withoutLinks);
  return texts
    .flatMap((text) => text.match(figure) ?? [])
    .filter((each) => !stated.some((value) => value.includes(each)));
}
