import { parseArgs } from 'node:util';
import { initialState } from '#assistant/dialogue/state.ts';
import { newTokenBudget } from '#assistant/understand.ts';
import { allEntries } from '#knowledge/index.ts';
import { lineOf, writtenTurns } from '../training/turns.ts';
import { loadTurnTaker } from './turn-taker.ts';

/**
 * Whether each segment of a message gets what it asks for:
 * npm run eval -- segments [WRITER …] [--show] [--where browser]
 * A segment about an entry is right with that entry or an equal one; a question about the order is right if the price
 * lists answer it.
 */
const { values, positionals: writers } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean' }, where: { type: 'string', default: 'server' } },
});
const entries = allEntries();
const equals = new Map(entries.map(({ id, equals: same = [] }) => [Number(id), same]));
const takeTurn = await loadTurnTaker(values.where);
const matters = ['policy', 'haggle', 'trouble'];
const ofOrders = ['total', 'time', 'contents', 'price', 'compare', 'budget', 'which', 'elsewhere', 'holds'];

for (const { writer, turns } of writtenTurns()) {
  if (!writers.includes(writer)) continue;
  const tally = new Map<string, { asked: number; kind: number; right: number }>();
  for (const { state, parts } of turns) {
    const lines = state.filter(({ out }) => !out).map(lineOf);
    const talk = { ...initialState, lines, focus: lines.map(({ service }) => service).slice(-1) };
    for (const { text, ask, entry } of parts) {
      const isMatter = matters.includes(ask) && entry !== undefined;
      if (!isMatter && !ofOrders.includes(ask)) continue;
      const understood = await takeTurn(talk, text.trim(), state.length ? 'ok' : undefined, newTokenBudget(10_000));
      const said = understood.map(({ decision }) => decision);
      const saysEntry = said.flatMap((one) => (one.about === 'entry' ? [Number(one.entry.id)] : []));
      const isKind = isMatter
        ? saysEntry.length > 0 || said.some(({ about }) => ['not-offered', 'place', 'revisions'].includes(about))
        : said.some(({ about }) => about === 'catalogue' || about === 'unlisted');
      const isSame = (id: number) => entry !== undefined && (id === entry || equals.get(entry)?.includes(id));
      const right = isMatter ? saysEntry.some(isSame) : isKind || saysEntry.some(isSame);
      const kind = isMatter ? 'matters' : ask;
      const own = tally.get(kind) ?? { asked: 0, kind: 0, right: 0 };
      tally.set(kind, { asked: own.asked + 1, kind: own.kind + Number(isKind), right: own.right + Number(right) });
      if (values.show && !right)
        console.log(
          `${kind} ${entry ?? ''} | ${text.trim()} | ${understood.map(({ decision, acts }) => `${acts?.request}${acts?.isRequestCertain ? '!' : ''} → ${decision.about}${decision.about === 'entry' ? ` ${decision.entry.id} ${decision.entry.question}` : ''}`).join(' + ')}`,
        );
    }
  }
  const sum = [...tally.values()].reduce(
    (all, one) => ({ asked: all.asked + one.asked, right: all.right + one.right }),
    { asked: 0, right: 0 },
  );
  console.log(`${writer}: ${sum.right} of ${sum.asked} right`);
  for (const [kind, { asked, kind: kinds, right }] of tally)
    console.log(`  ${kind}: ${right} right, ${kinds} of the kind, of ${asked}`);
}
process.exit(0);
