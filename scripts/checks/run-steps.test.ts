import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runSteps, type Step, type Verdict, withNeeds } from './run-steps.ts';

interface Plan {
  cores: number;
  steps: { id: string; needs: string[]; cores: number; ticks: number; fails: boolean }[];
}

/** Steps that depend on earlier ones, listed in any order. */
const plans: fc.Arbitrary<Plan> = fc
  .array(
    fc.record({
      needs: fc.array(fc.nat(9), { maxLength: 3 }),
      cores: fc.integer({ min: 1, max: 3 }),
      ticks: fc.integer({ min: 0, max: 5 }),
      fails: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((steps) =>
    steps.map((step, index) => ({
      ...step,
      id: `step-${index}`,
      needs: [...new Set(step.needs.filter((need) => need < index).map((need) => `step-${need}`))],
    })),
  )
  .chain((steps) =>
    fc.record({
      cores: fc.integer({ min: 1, max: 3 }),
      steps: fc.shuffledSubarray(steps, { minLength: steps.length, maxLength: steps.length }),
    }),
  );

async function carryOut({ cores, steps }: Plan) {
  const begun: string[] = [];
  const there = new Set<string>();
  const tooEarly: string[] = [];
  let busy = 0;
  let overfull = false;
  const verdicts = await runSteps(
    steps.map(({ id, needs, cores: own, ticks, fails }) => ({
      id,
      name: id,
      needs,
      cores: own,
      seconds: 1,
      async run() {
        begun.push(id);
        if (!needs.every((need) => there.has(need))) tooEarly.push(id);
        busy += own;
        overfull ||= busy > cores && busy > own;
        for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
        busy -= own;
        if (!fails) there.add(id);
        return { code: fails ? 1 : 0, output: '' };
      },
    })),
    { cores, watcher: { begun: () => undefined, ended: () => undefined, leftOut: () => undefined } },
  );
  return { begun, tooEarly, overfull, verdicts };
}

describe('running steps', () => {
  test('a step starts after its dependencies, in any order of the list', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        expect((await carryOut(plan)).tooEarly).toEqual([]);
      }),
    );
  });

  test('every step runs once, except those that depend on a failed one', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const { begun, verdicts } = await carryOut(plan);
        const byId = new Map(plan.steps.map((step) => [step.id, step]));
        function expected(id: string): Verdict {
          const step = byId.get(id);
          if (step?.needs.some((need) => expected(need) !== 'passed')) return 'not run';
          return step?.fails ? 'failed' : 'passed';
        }
        expect(Object.fromEntries(verdicts)).toEqual(
          Object.fromEntries(plan.steps.map(({ id }) => [id, expected(id)])),
        );
        expect(begun.toSorted()).toEqual(
          plan.steps.flatMap(({ id }) => (expected(id) === 'not run' ? [] : [id])).toSorted(),
        );
      }),
    );
  });

  test('parallel steps use at most all processors, unless a single one needs more', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        expect((await carryOut(plan)).overfull).toBe(false);
      }),
    );
  });

  test('circular dependencies are an error', async () => {
    const [first, second] = [
      { id: 'first', needs: ['second'], cores: 1, ticks: 0, fails: false },
      { id: 'second', needs: ['first'], cores: 1, ticks: 0, fails: false },
    ];
    await expect(carryOut({ cores: 2, steps: [first, second] })).rejects.toThrow('wait for each other: first, second');
  });

  test('a step that throws fails with its reason', async () => {
    const reasons: string[] = [];
    const broken: Step = {
      id: 'broken',
      name: 'Broken',
      needs: [],
      cores: 1,
      seconds: 1,
      run: () => Promise.reject(new Error('out of paper')),
    };
    const verdicts = await runSteps([broken], {
      cores: 1,
      watcher: { begun: () => undefined, ended: (_, { output }) => reasons.push(output), leftOut: () => undefined },
    });
    expect(verdicts.get('broken')).toBe('failed');
    expect(reasons[0]).toContain('out of paper');
  });
});

describe('choosing steps', () => {
  const step = (id: string, needs: string[] = []): Step => ({
    id,
    name: id,
    needs,
    cores: 1,
    seconds: 1,
    run: async () => ({ code: 0, output: '' }),
  });
  const steps = [step('pages', ['build', 'browser']), step('build'), step('browser'), step('types')];

  test('takes the chosen steps and their dependencies, in the order of the list', () => {
    expect(withNeeds(steps, ['pages']).map(({ id }) => id)).toEqual(['pages', 'build', 'browser']);
    expect(withNeeds(steps, ['types']).map(({ id }) => id)).toEqual(['types']);
  });

  test('rejects unknown steps', () => {
    expect(() => withNeeds([step('pages', ['paper'])], ['pages'])).toThrow('No step is called paper');
  });
});
