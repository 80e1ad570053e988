import { questionIds, questionsPerService, serviceNumberOf } from '#knowledge/id-ranges.ts';
import type { Content, Problem, RecordType, StoredRecord } from './content.ts';
import { fieldWith } from './field-of.ts';

/** Another record a reason is about, by the name staff know. */
export interface OtherRecord {
  type: RecordType;
  id?: string;
  name: string;
}

export interface DuplicateQuestion {
  reason: string;
  field?: string;
  other?: OtherRecord;
}

/** As `findNearDuplicates` says it of two entries; the record the first is in comes before it, if it is another one. */
const duplicatePattern = /^(?:[a-z-]+ [a-z0-9-]+: )?entry (\d+): '(.+)' asks the same as '(.+)' of (\d+) \([^()]*\)$/;

/** Where an entry comes from: an answer of the assistant, or a service with the question it is made from. */
interface Origin {
  type: RecordType;
  kept: StoredRecord;
  /** Of the service in the panel's list, or of the answer. */
  name: string;
  question?: string;
  field?: string;
}

function originOf(id: number, content: Content): Origin | undefined {
  const entry = content['knowledge-entry'].find(({ value }) => value.id === id);
  if (entry)
    return { type: 'knowledge-entry', kept: entry, name: entry.value.question, question: entry.value.question };
  const number = serviceNumberOf(id);
  const service = content.service.find(({ value }) => value.facts.number === number);
  if (!service || number === undefined) return undefined;
  const { facts, text } = service.value;
  const index = id - questionIds(number);
  const asked = index >= 0 && index < questionsPerService ? text.questions[index]?.question : undefined;
  const place = asked === undefined ? {} : { question: asked, field: `questions.${index}.question` };
  return { type: 'service', kept: service, name: facts.name, ...place };
}

/** Two answers to one question, as told to whoever wrote one of them: what they typed, and what has it already. */
export function explainDuplicate(
  { type, record, reason }: Problem,
  ...contents: readonly Content[]
): DuplicateQuestion | undefined {
  const found = duplicatePattern.exec(reason);
  if (!found) return undefined;
  const [, firstId, firstText = '', secondText = '', secondId] = found;
  const find = (id: number) => contents.map((content) => originOf(id, content)).find((origin) => origin !== undefined);
  const sides = [
    { origin: find(Number(firstId)), text: firstText },
    { origin: find(Number(secondId)), text: secondText },
  ];
  const at = sides.findIndex(({ origin }) => origin?.type === type && origin.kept.key === record);
  const [own, other] = at === 1 ? sides.toReversed() : sides;
  if (at < 0 || !own?.origin || !other) return undefined;
  const field = fieldWith(own.text, own.origin.kept.value);
  // The chat asks a service's questions in its own words, which nobody typed.
  const typed = field ? own.text : (own.origin.question ?? own.text);
  const theirs = other.origin?.question ?? other.text;
  const name = other.origin?.type === 'service' ? `the service ‘${other.origin.name}’` : 'another answer';
  const said = theirs === other.text ? '' : `, in the words ‘${other.text}’`;
  const { origin } = other;
  const place = field ?? own.origin.field;
  return {
    reason: `‘${typed}’ asks the same as ‘${theirs}’ of ${name}${said}: take it out, or ask something else`,
    ...(place ? { field: place } : {}),
    ...(origin
      ? { other: { type: origin.type, name: origin.name, ...(origin.kept.id ? { id: origin.kept.id } : {}) } }
      : {}),
  };
}
