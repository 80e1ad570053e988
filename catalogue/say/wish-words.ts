import { joinWords } from '#company/join-words.ts';
import { days, formatDuration } from '../duration.ts';
import type { Wish } from '../look-up.ts';
import { formatMoney } from '../money.ts';
import { formatQuantity, type QuantityName } from '../quantities.ts';

/** '18 stats': a quantity the visitor has. Only a package includes 'up to' so many. */
function amountSaid(name: QuantityName, value: number): string {
  const limit = 'up to ';
  const said = formatQuantity(name, value);
  return said.startsWith(limit) ? said.slice(limit.length) : said;
}

/** A figure that the visitor gave. */
interface Asked {
  value: string;
  row: 'question';
  field: string;
}

/** '10 pages and a budget of $500': what a visitor asks for. */
export function wishWords({ quantities = {}, budget, deadlineDays }: Wish): { text: string; worked: Asked[] } {
  const worked: Asked[] = [];
  const asked = (value: string, field: string) => {
    worked.push({ value, row: 'question', field });
    return value;
  };
  const parts = (Object.entries(quantities) as [QuantityName, number][]).map(([name, value]) =>
    asked(amountSaid(name, value), name),
  );
  if (budget !== undefined) parts.push(`a budget of ${asked(formatMoney(budget), 'budget')}`);
  if (deadlineDays !== undefined)
    parts.push(`delivery within ${asked(formatDuration(days(deadlineDays)), 'deadline')}`);
  return { text: joinWords(parts, 'and'), worked };
}
