import { parseArgs } from 'node:util';
import { chosenTier, isOrdered, type OrderLine } from '#assistant/dialogue/order-line.ts';
import { initialState } from '#assistant/dialogue/state.ts';
import { newTokenBudget } from '#assistant/understand.ts';
import { createShop, offerOf } from '#catalogue/shop.ts';
import { lineOf, type WrittenTurn, writtenTurns } from '../training/turns.ts';
import { loadTurnTaker } from './turn-taker.ts';

/**
 * Whether an order is right after a message that may change it:
 * npm run eval -- orders [WRITER …] [--first] [--show] [--where browser]
 * With --first, messages that start an order. Right means exactly the services, packages and numbers the visitor wants
 * at that point.
 */
interface Wanted {
  service: string;
  tier: string | null;
  times: number;
}

/** How many of several lines are changed is up to the writer. */
const some = -1;

const { values, positionals: writers } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean' },
    first: { type: 'boolean', default: false },
    where: { type: 'string', default: 'server' },
  },
});
const shop = createShop();
const takeTurn = await loadTurnTaker(values.where);

function wantedAfter({ state, parts }: WrittenTurn): Wanted[] {
  const wanted = state.map(({ service, tier, times = 1, months = 1, out = false }) => {
    return [{ service, tier, times: Math.max(times, months), out }];
  });
  for (const { acts, value = {}, add, adds } of parts) {
    acts.forEach((act, at) => {
      const [line] = wanted[at] ?? [];
      if (!line) return;
      const { tier = line.tier, months, times = months ?? line.times } = value;
      if (act === 'drop') wanted[at] = [];
      if (act === 'replace') wanted[at] = [{ ...line, service: value.service ?? '', tier: null, times: 1 }];
      if (act === 'tier' || act === 'times' || act === 'set') wanted[at] = [{ ...line, tier, times }];
      if (act === 'split')
        wanted[at] = [
          { ...line, times: some },
          { ...line, tier, times: some },
        ];
      if (act === 'restore') wanted[at] = [{ ...line, out: false }];
    });
    for (const one of [...(add ? [add] : []), ...(adds ?? [])])
      wanted.push([{ service: one.service, tier: one.tier, times: one.times ?? one.months ?? 1, out: false }]);
  }
  return wanted.flat().filter(({ out }) => !out);
}

function isRight(lines: readonly OrderLine[], wanted: readonly Wanted[]): boolean {
  const open = [...lines];
  for (const { service, tier, times } of wanted) {
    const at = open.findIndex((line) => {
      const chosen = chosenTier(offerOf(shop, service), line);
      const often = Math.max(line.quantity, line.months ?? 1);
      return line.service === service && (tier === null || chosen === tier) && (often === times || times === some);
    });
    if (at < 0) return false;
    open.splice(at, 1);
  }
  return open.length === 0;
}

/** What a message does, in a word: its first change, or what it asks. */
function kindOf({ parts }: WrittenTurn): string {
  const changes = parts.flatMap(({ acts, add }) => [
    ...acts.filter((act) => act !== 'none' && act !== 'asked'),
    ...(add ? ['add'] : []),
  ]);
  return parts.length > 1 ? 'several' : (changes[0] ?? parts[0]?.ask ?? '');
}

for (const { writer, turns } of writtenTurns()) {
  if (writers.length && !writers.includes(writer)) continue;
  const byKind = new Map<string, { right: number; asked: number; wrong: string[] }>();
  for (const turn of turns.filter(({ state }) => state.length > 0 !== values.first)) {
    const lines = turn.state.filter(({ out }) => !out).map(lineOf);
    const dropped = turn.state.filter(({ out }) => out).map(lineOf);
    const state = { ...initialState, lines, dropped, focus: lines.map(({ service }) => service).slice(-1) };
    const message = turn.parts.map(({ text }) => text).join('');
    const understood = await takeTurn(state, message, 'ok', newTokenBudget(10_000));
    const after = understood.at(-1)?.next.lines.filter(isOrdered) ?? [];
    const kind = kindOf(turn);
    const tally = byKind.get(kind) ?? { right: 0, asked: 0, wrong: [] };
    tally.asked += 1;
    if (isRight(after, wantedAfter(turn))) tally.right += 1;
    else
      tally.wrong.push(
        `${turn.state.map(({ service, tier, times, out }) => `${out ? '-' : ''}${service} ${tier} x${times ?? 1}`).join(', ')} | ${turn.parts.map(({ text }) => text).join(' |')} | ${after.map((line) => `${line.service} ${line.tiers} x${line.quantity} ${line.months ?? ''}`).join('; ')} | ${understood.map(({ text }) => text).join(' | ')}`,
      );
    byKind.set(kind, tally);
  }
  const [right, asked] = [...byKind.values()].reduce(([a, b], tally) => [a + tally.right, b + tally.asked], [0, 0]);
  console.log(`${writer}: ${((100 * right) / asked).toFixed(1)} % of ${asked}`);
  for (const [kind, tally] of byKind) console.log(`  ${kind}: ${tally.right} of ${tally.asked}`);
  if (values.show)
    for (const [kind, { wrong }] of byKind) for (const line of wrong) console.log(`    ${kind}: ${line}`);
}
process.exit(0);
