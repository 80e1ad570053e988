import { beforeAll, describe, expect, test } from 'vitest';
import { entryForCase } from '#assistant/answer/cases.ts';
import { untraced } from '#assistant/fixture-traced.ts';
import { policies } from '#catalogue/policies.ts';
import { company, offices } from '#company/facts.ts';
import { baseCountry } from '#company/places.ts';
import type { Case } from '#knowledge/cases.ts';
import { allEntries } from '#knowledge/index.ts';
import { serverTalk } from '../server-talk.ts';

const fullWithinHours = policies.refund?.fullWithinHours ?? 0;
const window = fullWithinHours * 60;
const [abroad] = offices.filter(({ iso }) => iso !== company.base);

/**
 * A conversation for each case except two: no vague time can be on both sides of a window as short as ours, and there
 * is no place outside the world.
 */
const talks: Readonly<Record<Exclude<Case, 'case-refund-unsure' | 'case-place-outside'>, readonly string[]>> = {
  'case-refund-in-time': [`ordered ${window - 1} minutes ago, can i cancel`],
  'case-refund-late': [`bought it ${fullWithinHours + 2} hours ago, refund?`],
  'case-refund-started': ['what is your refund policy', 'and after work has started?'],
  'case-revisions': ['how many days do three revisions add'],
  'case-refused': ['do you build sites for casinos'],
  'case-refused-again': ['do you build sites for casinos', 'but the casino is legal here'],
  'case-place': ['do you serve clients in tbilisi'],
  'case-place-with-office': [`do you work with clients in ${abroad?.country}`],
  'case-place-at-base': [`do you serve clients in ${baseCountry}`],
  'case-not-listed': ['standard website development', 'does it come with a coat rack?'],
};

describe('each case is answered by its entry, with every blank filled in and every figure traced', () => {
  let ask: Awaited<ReturnType<typeof serverTalk>>;
  beforeAll(async () => {
    ask = await serverTalk();
  });

  test.each(Object.entries(talks) as [Case, readonly string[]][])('%s: %j', async (name, messages) => {
    const answer = await ask(...messages);
    if (!('match' in answer)) throw new Error('There is no answer.');
    expect(answer.match.id).toBe(entryForCase(allEntries(), name)?.id);
    expect(answer.match.answer).not.toMatch(/[{}]/);
    expect(untraced(answer.match)).toEqual([]);
  });
});
