import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReader } from '#assistant/read/create-reader.ts';
import { chosenTier, isOrdered, type Line } from '#assistant/talk/line.ts';
import { createUnderstanding, newWork } from '#assistant/understand.ts';
import { createShop, offerOf } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { loadModel, modelFolder } from '#server/chatbot/load-assistant.ts';

/**
 * Whether an order is right after a message that changes it: node bench/orders.ts [WRITER …] [--show]
 * Right is: just the services, packages and numbers that the visitor wants then.
 */
interface Wanted {
  service: string;
  tier: string | null;
  times?: number;
  months?: number;
}

interface Row {
  kind: string;
  state: { service: string; tier: string }[];
  text: string;
  acts: string[];
  value?: Record<string, Partial<Wanted>>;
  add?: Wanted;
}

const { values, positionals: writers } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } });
const folder = path.join(import.meta.dirname, '../training/data/orders');
const shop = createShop();
const { encoder, vectors } = await loadModel(modelFolder);
const entries = allEntries();
const { understand } = createUnderstanding(await createReader({ shop, entries, encoder, vectors }), encoder);

function nameOf({ service, tier }: { service: string; tier: string }): string {
  const offer = offerOf(shop, service);
  return `${offer.name}, ${offer.packages.find((row) => row.tier === tier)?.name}`;
}

async function linesAfter(messages: readonly string[]): Promise<Line[]> {
  const history = messages.slice(0, -1).map((text) => ({ sender: 'user' as const, text }));
  const { talk } = await understand({ question: messages.at(-1) ?? '', history }, newWork(10_000));
  return talk.lines.filter(isOrdered);
}

function wantedAfter({ state, acts, value = {}, add }: Row): Wanted[] {
  const lines = state.flatMap((line, at): Wanted[] => {
    const changes = value[at] ?? {};
    switch (acts[at]) {
      case 'drop':
        return [];
      case 'replace':
        return [{ service: changes.service ?? '', tier: null }];
      case 'tier':
        return [{ ...line, tier: changes.tier ?? null }];
      case 'times':
        return [{ ...line, times: changes.times ?? 1 }];
      default:
        return [line];
    }
  });
  return add ? [...lines, { service: add.service, tier: null }] : lines;
}

function isRight(lines: readonly Line[], wanted: readonly Wanted[]): boolean {
  const open = [...lines];
  for (const { service, tier, times = 1 } of wanted) {
    const at = open.findIndex((line) => {
      const chosen = chosenTier(offerOf(shop, service), line);
      const often = Math.max(line.times, line.months ?? 1);
      return line.service === service && (tier === null || chosen === tier) && often === times;
    });
    if (at < 0) return false;
    open.splice(at, 1);
  }
  return open.length === 0;
}

for (const file of readdirSync(folder).filter(
  (name) => !writers.length || writers.some((writer) => name.startsWith(writer)),
)) {
  const rows = readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line));
  const byKind = new Map<string, { right: number; asked: number; wrong: string[] }>();
  let unready = 0;
  for (const row of rows) {
    const told = row.state.map(nameOf).join(' and ');
    const before = await linesAfter([told]);
    if (!isRight(before, row.state)) {
      unready += 1;
      continue;
    }
    const tally = byKind.get(row.kind) ?? { right: 0, asked: 0, wrong: [] };
    const after = await linesAfter([told, row.text]);
    tally.asked += 1;
    if (isRight(after, wantedAfter(row))) tally.right += 1;
    else
      tally.wrong.push(
        `${told} | ${row.text} | ${after.map((line) => `${line.service} ${line.tiers} x${line.times} ${line.months ?? ''}`).join('; ')}`,
      );
    byKind.set(row.kind, tally);
  }
  const [right, asked] = [...byKind.values()].reduce(([a, b], tally) => [a + tally.right, b + tally.asked], [0, 0]);
  console.log(
    `${file}: ${((100 * right) / asked).toFixed(1)} % of ${asked}, ${unready} orders not understood at first`,
  );
  for (const [kind, tally] of byKind) console.log(`  ${kind}: ${tally.right} of ${tally.asked}`);
  if (values.show)
    for (const [kind, { wrong }] of byKind) for (const line of wrong.slice(0, 6)) console.log(`    ${kind}: ${line}`);
}
process.exit(0);
