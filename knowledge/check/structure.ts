import { z } from 'zod';
import { bySite } from '#catalogue/by-site.ts';
import { needs } from '#catalogue/conditions.ts';
import { isListed } from '#catalogue/listed.ts';
import { priceLists } from '#catalogue/price-lists.ts';
import { referencePattern, referencesIn, resolveReference } from '#catalogue/references.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { blanksOf, caseBlanks } from '../cases.ts';
import type { Draft, Finding } from '../draft.ts';
import { entryCategories } from '../entry.ts';
import { facets } from '../facets.ts';
import { freeIds, idRanges, isWritten } from '../id-ranges.ts';

const tiers = Object.values(priceLists).flatMap((packages) => packages.map(({ tier }) => tier));
const knownTags = new Set<string>([
  ...serviceSlugs,
  ...Object.keys(bySite),
  ...tiers,
  ...facets,
  ...Object.keys(caseBlanks),
  ...needs,
]);
const ranges = Object.values(idRanges);

const wording = z.string().trim().min(2, 'a wording is empty').max(160, 'a wording is longer than 160 characters');

const draftSchema = z.object({
  id: z.int().refine((id) => ranges.some(({ from, to }) => id >= from && id <= to), 'the id is in no known range'),
  question: wording,
  answer: z.string().trim().min(1, 'the answer is missing: it follows an empty line'),
  category: z.enum(entryCategories),
  alternatives: z.array(wording).max(12, 'more than twelve other wordings'),
  equals: z.array(z.int('equals are ids, divided by commas')).optional(),
  tags: z.array(
    z.string().refine((tag) => knownTags.has(tag) || isListed(tag), { error: ({ input }) => `unknown tag '${input}'` }),
  ),
});

function unknownReferences({ question, answer, alternatives }: Draft): string[] {
  const names = referencesIn([question, answer, ...alternatives].join('\n'));
  return names.filter((name) => resolveReference(name) === undefined).map((name) => `unknown reference {${name}}`);
}

/**
 * Braces that are neither a reference nor a blank of the entry's case, and markup the answer format doesn't support.
 */
function strayMarks({ answer, tags }: Draft): string[] {
  const rest = blanksOf(tags).reduce((text, blank) => text.replaceAll(`{${blank}}`, ''), answer);
  const marks = rest.replace(referencePattern, '').match(/[{}][^{}\n]*|^#+ .*|`[^`]*`|\[[^[\]]*\]\(/gm) ?? [];
  return marks.map((mark) => `the chat shows '${mark.trim()}' as typed`);
}

/** Staff answer visitors' questions in the panel. Such a question may have been asked only once, in one wording. */
const fromVisitors = /^entries\/from-visitors\b/;

function tooFewWordings({ id, source, alternatives }: Draft): string[] {
  if (fromVisitors.test(source)) return [];
  if (alternatives.length === 0) return ['no other wording'];
  return isWritten(id) && alternatives.length < 2 ? ['fewer than two other wordings'] : [];
}

export function findStructureFaults(drafts: readonly Draft[]): Finding[] {
  const seen = new Map<number, string>();
  const known = new Set(drafts.map(({ id }) => id));
  const [free = 'none'] = freeIds(known, 1);
  return drafts.flatMap((draft) => {
    const { id, source, alternatives } = draft;
    const reasons = draftSchema.safeParse(draft).error?.issues.map(({ message }) => message) ?? [];
    const earlier = seen.get(id);
    if (earlier) reasons.push(`the id is already used in ${earlier}; the next free one is ${free}`);
    seen.set(id, source);
    const repeated = alternatives.find((text, index) => alternatives.indexOf(text) !== index);
    reasons.push(...tooFewWordings(draft));
    for (const other of draft.equals ?? []) {
      if (other === id || !known.has(other)) reasons.push(`equals names ${other}, which is no other entry`);
    }
    if (repeated) reasons.push(`the wording '${repeated}' is given twice`);
    reasons.push(...unknownReferences(draft), ...strayMarks(draft));
    return reasons.map((reason) => ({ source, id, reason }));
  });
}
