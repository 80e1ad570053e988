import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { packedEntries } from './knowledge/packed-entries-plugin.ts';

/** The files an agency edits, and what replaces them in tests that aren't about any agency. */
const standIns: Readonly<Record<string, string>> = {
  'catalogue/offered.ts': 'catalogue/fixture-offered.ts',
  'catalogue/policies.ts': 'catalogue/fixture-policies.ts',
  'company/facts.ts': 'company/fixture-facts.ts',
};

function madeUpShop(): Plugin {
  return {
    name: 'made-up-shop',
    enforce: 'pre',
    load(id) {
      const standIn = standIns[path.relative(import.meta.dirname, id)];
      return standIn && `export * from ${JSON.stringify(path.resolve(import.meta.dirname, standIn))};`;
    },
  };
}

/** Tests that run with the made-up shop; the others see the agency's own facts, and must pass for any agency's. */
const ofMadeUpShop = [
  'app/chat/{shown-text,transcript}.test.ts',
  'app/contact/prefill.test.ts',
  'app/estimator/choice.test.ts',
  'app/quotes/make-quote.test.ts',
  'app/sections/post-cover.test.ts',
  'app/service-page/{scene-of,tier-view}.test.ts',
  'assistant/answer/{cases,price-note}.test.ts',
  'content/load-posts.test.ts',
  'knowledge/{finish-entries,check/check-drafts}.test.ts',
  'language/text/spelling.test.ts',
  'leads/estimate-lines.test.ts',
  'scripts/{content-check,content-check/nearest-reference}.test.ts',
  'server/insights/insights.test.ts',
];

/** Files that ask thousands of questions or start many servers. One of them begun last would run alone. */
const longest = [
  'assistant/tracing.test.ts',
  'server/main.test.ts',
  'server/faults.test.ts',
  'assistant/invariants.test.ts',
  'server/backend.test.ts',
  'bench/floors/staff-answers.test.ts',
  'bench/floors/assistant.test.ts',
  'server/leads/kill.test.ts',
  'assistant/tracing-by-meaning.test.ts',
  'server/openapi/document.test.ts',
].map((file) => path.resolve(import.meta.dirname, file));

/** In a fresh clone Vitest knows no durations and starts with the largest files, which are not the longest to run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.includes(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const elsewhere = ['node_modules/**', 'build/**', 'e2e/**', '.cache/**', 'data/**', 'admin/**', 'publishing/**'];

// A separate configuration: unit tests need none of the routing set up in vite.config.ts.
export default defineConfig({
  plugins: [packedEntries()],
  test: {
    environment: 'node',
    // Some tests start real servers, others ask thousands of questions: the timeouts only end hanging tests.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Files share loaded modules, above all catalogue and knowledge: no test changes or replaces them.
    isolate: false,
    // By default one core is left free, which is half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'agency', include: ['**/*.test.{ts,tsx}'], exclude: [...elsewhere, ...ofMadeUpShop] },
      },
      {
        extends: true,
        plugins: [madeUpShop()],
        test: { name: 'made-up shop', include: ofMadeUpShop },
      },
    ],
  },
});
