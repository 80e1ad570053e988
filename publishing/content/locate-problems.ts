import { type Content, isRecordType, type Problem, type RecordType, type StoredRecord } from './content.ts';
import { fieldOf } from './field-of.ts';
import { forStaff } from './for-staff.ts';

/** A problem and its location, for the person who will fix it. */
export interface Located extends Problem {
  /** The type's name in the panel. */
  kind?: RecordType;
  field?: string;
  /** What visitors see until it is fixed. */
  meanwhile: string;
}

function meanwhile(own: StoredRecord | undefined, shown: StoredRecord | undefined): string {
  if (!shown) return 'Visitors don’t see it yet.';
  return own ? 'Visitors still see the version before.' : 'It is unpublished, and visitors still see it.';
}

/**
 * Problems worded for staff, each with the form and field where it can be fixed.
 * @param wanted what staff published
 * @param good what the site shows
 */
export function locateProblems(problems: readonly Problem[], wanted: Content, good: Content): Located[] {
  return problems.map((problem): Located => {
    const [said = problem] = forStaff([problem], wanted, good);
    const { type, record, reason } = problem;
    if (!isRecordType(type)) return { ...said, meanwhile: 'The site stays as it is.' };
    const find = (content: Content) =>
      (content[type] as readonly StoredRecord[]).find(
        ({ id, key }) => (problem.id && id === problem.id) || key === record,
      );
    const [own, shown] = [find(wanted), find(good)];
    const id = problem.id ?? own?.id ?? shown?.id;
    const field = fieldOf(reason, own?.value);
    return {
      ...said,
      kind: type,
      ...(id ? { id } : {}),
      ...(field ? { field } : {}),
      meanwhile: meanwhile(own, shown),
    };
  });
}
