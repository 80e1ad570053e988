import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { openLine } from '#assistant/talk/line.ts';
import { orderText } from '#assistant/talk/order-text.ts';
import { createShop } from '#catalogue/shop.ts';
import { asks, lineActs } from '#language/encode/labels.ts';

const folder = path.join(import.meta.dirname, 'data/orders');
const shop = createShop();

const orderLine = z.object({
  state: z.array(z.object({ service: z.string(), tier: z.string() })).min(1),
  text: z.string(),
  acts: z.array(z.enum(lineActs)),
  add: z.unknown().optional(),
  ask: z.enum(asks),
});

/** A message in the middle of an order: what it does to each line, whether it adds one, what it asks. */
export interface OrderExample {
  writer: string;
  lines: string[];
  text: string;
  acts: string[];
  add: boolean;
  ask: string;
}

export function orderExamples(): OrderExample[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const { state, text, acts, add, ask } = orderLine.parse(JSON.parse(line));
        const lines = state.map(({ service, tier }) => orderText(shop, { ...openLine(service), tiers: [tier] }));
        return { writer: path.basename(file, '.jsonl'), lines, text, acts, add: add !== undefined, ask };
      }),
  );
}

/** What framed messages name services and packages by. */
export function framedShop() {
  return [...shop.offers.values()]
    .filter(({ packages }) => packages.length > 1 && packages.every(({ price }) => price !== null))
    .map(({ name, shortName, alsoCalled, things, packages }) => ({
      name,
      called: [name, shortName, ...alsoCalled, ...things],
      packages: packages.map((row) => ({ name: row.name, price: row.price, recurs: row.recurs !== undefined })),
    }));
}
