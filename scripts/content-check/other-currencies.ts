import { currencyName } from '#catalogue/money.ts';
import type { Finding } from './finding.ts';
import { isComment, isWording, type TextFile } from './text-files.ts';

/** Currency names in the singular. Everyday words such as 'real' and 'won' are left out. */
const moneyNames = [
  'dollar',
  'euro',
  'pound',
  'rupee',
  'franc',
  'yen',
  'yuan',
  'peso',
  'dirham',
  'riyal',
  'krona',
  'krone',
  'zloty',
] as const;

/** Texts that mention a currency the agency doesn't charge in. Visitors' wordings are exempt. */
export function findOtherCurrencies(files: readonly TextFile[], own: string = currencyName): Finding[] {
  const others = moneyNames.filter((name) => !own.toLowerCase().includes(name));
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${others.join('|')})s?(?![\\p{L}\\p{N}])`, 'iu');
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const [name] = (!isComment(file, line) && !isWording(file, line) && said.exec(line)) || [];
      const reason = `says '${name}', but company/facts.ts has prices in ${own}: say it in ${own} or without money; where another currency is meant, write its code, as USD`;
      return name ? [{ where: `${file}:${index + 1}`, reason }] : [];
    }),
  );
}
