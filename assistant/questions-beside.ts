import { sentencesIn } from '#language/text/sentences.ts';
import { figureRequests } from './choose-entry.ts';
import type { KnownEntry } from './contract.ts';
import type { Decision } from './decide.ts';
import type { DialogueActs } from './dialogue/acts.ts';
import type { DialogueState } from './dialogue/state.ts';
import type { TokenBudget } from './read/read-message.ts';
import type { ReaderContext } from './read/reader-context.ts';
import type { Reading } from './read/reading.ts';
import { needEntryScore, questionEntryScore, statedNeedScore } from './thresholds.ts';
import type { Understood } from './understood.ts';

/** Reads a text as in a new chat; empty beyond the token budget. */
type ReadWithoutContext = (
  text: string,
  acts: DialogueActs,
  tokens: TokenBudget,
) => Promise<Pick<Understood, 'reading' | 'decision'>[]>;

/** What a first message wants its website to do, if an entry says which package does it. */
function needsIn(
  { lines }: DialogueState,
  { entries, services, isFragment }: Reading,
  { request }: DialogueActs,
  minScore = needEntryScore,
): KnownEntry[] {
  // 'Website Basic please' says which, and nothing that it has to do.
  const isChosen = isFragment && services.some(({ slots }) => slots.tiers.length > 0);
  if (request === 'compare' || isChosen) return [];
  const nearest = entries.find(({ entry }) => entry.tags?.includes('need'));
  return !lines.length && nearest && nearest.score >= minScore ? [nearest.entry] : [];
}

const maxQuestions = 2;
const maxStatements = 2;

/** The sentences of a text of several: 'Our site was hacked. Do you take over sites others built?' */
function sentencesAmong(text: string): { questions: string[]; statements: string[] } {
  const sentences = sentencesIn(text);
  const [questions, statements] = [true, false].map((asks) => sentences.filter((one) => one.endsWith('?') === asks));
  return sentences.length > 1
    ? { questions: questions?.slice(-maxQuestions) ?? [], statements: statements?.slice(0, maxStatements) ?? [] }
    : { questions: [], statements: [] };
}

type Decided<About extends Decision['about']> = { reading: Reading; decision: Extract<Decision, { about: About }> };

function isEntry(one: Pick<Understood, 'reading' | 'decision'>): one is Decided<'entry'> {
  return one.decision.about === 'entry';
}

function topScore({ reading }: Decided<'entry'>): number {
  return reading.entries[0]?.score ?? 0;
}

/** Entries that answer a question among several sentences, added to the prices the rest is about. */
export function createQuestionFinder(reader: ReaderContext, readWithoutContext: ReadWithoutContext) {
  return async function addAnswersToQuestions(
    state: DialogueState,
    text: string,
    reading: Reading,
    acts: DialogueActs | undefined,
    tokens: TokenBudget,
  ): Promise<Reading> {
    if (!acts || reading.unseen) return reading;
    const things: KnownEntry[] = [...reading.things, ...needsIn(state, reading, acts)];
    const { questions, statements } = sentencesAmong(text);
    // 'I want my own shop for 40 candles. Also a nicer logo.'
    for (const statement of things.length || state.lines.length ? [] : statements) {
      const [alone] = await readWithoutContext(statement, acts, tokens);
      const [need] = alone ? needsIn(state, alone.reading, acts, statedNeedScore) : [];
      if (need && !things.includes(need)) things.push(need);
    }
    // The price lists answer the only question.
    if (questions.length === 1 && acts.isRequestCertain && figureRequests.includes(acts.request))
      return { ...reading, things };
    const isOfOther = ({ tags = [] }: KnownEntry) =>
      tags.some((tag) => reader.shop.offers.has(tag)) &&
      !tags.some((tag) => reading.services.some(({ service }) => service === tag));
    for (const question of questions) {
      const [alone] = await readWithoutContext(question, acts, tokens);
      const isFound = alone && isEntry(alone) && !alone.reading.isFollowUp && topScore(alone) >= questionEntryScore;
      if (!isFound) continue;
      const { entry } = alone.decision;
      if (!things.includes(entry) && !isOfOther(entry)) things.push(entry);
    }
    return { ...reading, things };
  };
}
