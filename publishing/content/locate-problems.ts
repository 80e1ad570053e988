import { type Content, isRecordType, type Problem, type RecordType, type StoredRecord } from './content.ts';
import { explainDuplicate, type OtherRecord } from './duplicate-questions.ts';
import { explainToStaff } from './explain-to-staff.ts';
import { fieldOf } from './field-of.ts';

/** A record that names another, as staff find it. */
export interface NamingRecord extends OtherRecord {
  /** The type's name in the panel. */
  kind: string;
  field?: string;
}

/** A problem and its location, for the person who will fix it. */
export interface Located extends Omit<Problem, 'naming'> {
  /** The type's name in the panel. */
  kind?: RecordType;
  field?: string;
  /** Another record it is about. */
  other?: OtherRecord;
  /** If it can't be removed: the records that name it, each once. */
  naming?: NamingRecord[];
  /** What visitors see until it is fixed. */
  meanwhile: string;
}

function meanwhile(own: StoredRecord | undefined, shown: StoredRecord | undefined): string {
  if (!shown) return 'Visitors don’t see it yet.';
  return own ? 'Visitors still see the version before.' : 'It is unpublished, and visitors still see it.';
}

/**
 * Problems worded for staff, each with the form and field where it can be fixed.
 * @param published what staff published
 * @param live what the site shows
 */
export function locateProblems(problems: readonly Problem[], published: Content, live: Content): Located[] {
  const find = (content: Content, type: RecordType, wants: (kept: StoredRecord) => boolean) =>
    (content[type] as readonly StoredRecord[]).find(wants);

  /** Each record that names something, once, with the first field that does. */
  function locateNaming(naming: NonNullable<Problem['naming']>): NamingRecord[] {
    const byRecord = Map.groupBy(naming, ({ type, record }) => `${type} ${record}`);
    const first = Array.from(byRecord.values(), ([one]) => one).filter((one) => one !== undefined);
    return first.map(({ type, record, reason }) => {
      const isIt = ({ key }: StoredRecord) => key === record;
      const kept = find(published, type, isIt) ?? find(live, type, isIt);
      const [said] = explainToStaff([{ type, record, reason }], published, live);
      const field = fieldOf(reason.replace(/^entry \d+:? /, ''), kept?.value);
      return {
        type,
        kind: said?.type ?? type,
        name: said?.record ?? record,
        ...(kept?.id ? { id: kept.id } : {}),
        ...(field ? { field } : {}),
      };
    });
  }

  return problems.map(({ naming, ...problem }): Located => {
    const [said = problem] = explainToStaff([problem], published, live);
    const { type, record, reason } = problem;
    if (!isRecordType(type)) return { ...said, meanwhile: 'The site stays as it is.' };
    const isIt = ({ id, key }: StoredRecord) => (problem.id && id === problem.id) || key === record;
    const [own, shown] = [find(published, type, isIt), find(live, type, isIt)];
    const id = problem.id ?? own?.id ?? shown?.id;
    const twice = explainDuplicate(problem, published, live);
    const field = twice ? twice.field : fieldOf(reason, own?.value);
    const named = naming ? locateNaming(naming) : [];
    const texts = named.length === 1 ? 'another text names' : `${named.length} other texts name`;
    return {
      ...said,
      ...(twice ? { reason: twice.reason } : {}),
      ...(named.length > 0
        ? { reason: `It can’t go off the site while ${texts} it: open it to see which`, naming: named }
        : {}),
      kind: type,
      ...(id ? { id } : {}),
      ...(field ? { field } : {}),
      ...(twice?.other ? { other: twice.other } : {}),
      meanwhile: meanwhile(own, shown),
    };
  });
}

/** Why something can't go live, as the panel shows it beside its form. */
export function refusalOf({ reason, field, other }: Located) {
  return { reason, ...(field ? { field } : {}), ...(other ? { other } : {}) };
}
