import { z } from 'zod';
import { newLine, type OrderLine } from '#assistant/dialogue/order-line.ts';
import { orderText } from '#assistant/dialogue/order-text.ts';
import { createShop } from '#catalogue/shop.ts';
import { lineActs, requestTypes, type SlotLabel } from '#language/encode/labels.ts';
import { manifest, readSets } from './manifest.ts';
import { spansOf } from './slot-spans.ts';

const shop = createShop();

const tiered = z.object({ service: z.string(), tier: z.string().nullable() });
const added = tiered.extend({ times: z.number().optional(), months: z.number().optional() });
const part = z.object({
  text: z.string(),
  /** The effect on each line. */
  acts: z.array(z.enum(lineActs)),
  ask: z.enum(requestTypes),
  add: added.optional(),
  /** If more than one is added to the order. */
  adds: z.array(added).optional(),
  /** What a line is changed to. */
  value: tiered.partial().extend({ times: z.number().optional(), months: z.number().optional() }).optional(),
  /** The entry asked for. */
  entry: z.number().optional(),
  /** Words that name or suggest something we sell, and whether it is wanted or only mentioned. */
  mentions: z
    .array(z.object({ words: z.string(), role: z.enum(['wanted', 'asked', 'has', 'rejected', 'other']) }))
    .optional(),
  /** Words for a package, a number or money, and what they say. */
  spans: z.array(z.object({ words: z.string(), kind: z.string(), is: z.unknown() })).optional(),
});
const turn = z.object({
  state: z.array(
    tiered.extend({ times: z.number().optional(), months: z.number().optional(), out: z.boolean().optional() }),
  ),
  parts: z.array(part).min(1),
});

/** A message in the middle of an order, split into parts by its writer. */
export type WrittenTurn = z.infer<typeof turn>;

export function writtenTurns(): { writer: string; turns: WrittenTurn[] }[] {
  return readSets('turns').map(({ writer, lines }) => ({ writer, turns: lines.map((line) => turn.parse(line)) }));
}

/** An order line as it would appear in a conversation. */
export function lineOf({ service, tier, times = 1, months }: WrittenTurn['state'][number]): OrderLine {
  return { ...newLine(service), tiers: tier ? [tier] : [], quantity: times, months };
}

const saidBy: Readonly<Record<string, SlotLabel>> = {
  tier: 'tier',
  times: 'times',
  amount: 'amount',
  months: 'months',
};

function saidIn(part: WrittenTurn['parts'][number], state: WrittenTurn['state']) {
  return part.spans
    ? part.spans
        .filter(({ kind }) => kind !== 'time')
        .map(({ words, kind, is }) => ({ words, value: saidBy[kind] ?? (is === 'budget' ? 'budget' : 'spoken') }))
    : spansOf(
        part,
        state.flatMap(({ service }, at) => (part.acts[at] === 'none' ? [] : [service])),
      );
}

/** An order of services that are still sold. */
function isSold({ state }: WrittenTurn): boolean {
  return state.every(({ service }) => shop.offers.has(service));
}

/** The data for training: lines in words, and whether a part may contain both a change and a question. */
export function turnExamples() {
  return writtenTurns().flatMap(({ writer, turns }) =>
    turns.filter(isSold).map(({ state, parts }) => ({
      writer,
      unsegmented: manifest.sets.turns[writer]?.unsegmented ?? false,
      weight: manifest.sets.turns[writer]?.weight ?? 1,
      lines: state.map((line) => orderText(shop, lineOf(line), line.out)),
      parts: parts
        .map((part) => ({ ...part, spans: saidIn(part, state) }))
        .map(({ text, acts, add, ask, mentions, spans }) => ({
          text,
          acts,
          add: add !== undefined,
          ask,
          spans,
          mentions: mentions?.map(({ words, role }) => ({ words, meant: role === 'wanted' || role === 'asked' })),
        })),
    })),
  );
}

const askedLine = z.object({ id: z.number(), text: z.string(), order: z.string().nullable() });

/** A question for an entry in mid-conversation, after the names of what is under discussion. */
export function askedInTalks() {
  const names = (services: readonly string[]) => services.flatMap((slug) => shop.offers.get(slug)?.shortName ?? []);
  const inTurns = writtenTurns().flatMap(({ writer, turns }) =>
    turns.flatMap(({ state, parts }) =>
      parts.flatMap(({ text, entry }) =>
        entry === undefined
          ? []
          : [{ writer, text: text.trim(), key: `entry:${entry}`, names: names(state.map(({ service }) => service)) }],
      ),
    ),
  );
  const asked = readSets('asked').flatMap(({ writer, lines }) =>
    lines
      .map((line) => askedLine.parse(line))
      .map(({ id, text, order }) => ({ writer, text, key: `entry:${id}`, names: names(order ? [order] : []) })),
  );
  return [...inTurns, ...asked];
}

/** The names of services and packages in messages from templates. */
export function templateShop() {
  return [...shop.offers.values()]
    .filter(({ packages }) => packages.length > 1 && packages.every(({ price }) => price !== null))
    .map(({ name, shortName, alsoCalled, things, packages }) => ({
      name,
      called: [name, shortName, ...alsoCalled, ...things],
      packages: packages.map((row) => ({ name: row.name, price: row.price, recurs: row.recurs !== undefined })),
    }));
}
