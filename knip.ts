import type { KnipConfig } from 'knip';

const production = process.argv.includes('--production');

/** `!` marks production code; `knip --production` leaves out tests and fixtures, and finds what only they use. */
const config: KnipConfig = {
  playwright: false,
  entry: [
    'server/main.ts!',
    'app/start/{start-page,first-layout,notices}.ts!',
    'catalogue/{services,lists}/*.ts!',
    'publishing/main.ts!',
    'publishing/content/print-content.ts!',
    'publishing/draft/print-*.ts!',
    // Used by the build, whose configuration files Knip doesn't count as production code.
    '{app,drawings,knowledge}/**/*-plugin.ts!',
    'app/plugins/shared-files.ts!',
    'app/pages/site-addresses.ts!',
    // Commands of `npm run`.
    'scripts/*.{mjs,ts}!',
    'scripts/checks/{main,build-site,find-dead-code,prepare-panel}.{ts,mjs}!',
    'training/{train,prepare,calibrate,fit-service-weights,fit-entry-weights,write-vectors}.ts!',
    'spelling/cspell.config.mjs!',
    // Tests and benchmarks.
    'playwright.config.ts',
    'publishing/vitest.config.ts',
    // They replace files of the same name in unit tests: `vitest.config.ts`.
    '{catalogue/fixture-{offered,policies},company/fixture-facts}.ts',
    'bench/**/*.{ts,mjs}',
    'e2e/**/*.ts',
    'sweeps/{serve-site,*.sweep,*.config}.ts',
    'second-agency/{build,*.sweep,*.config}.ts',
    'second-agency/files/**/*.ts',
  ],
  project: [
    '**/*.{ts,tsx,mjs}!',
    '!{admin,server/encoder/kernel}/**',
    '!{admin,server/encoder/kernel,bench,e2e,second-agency,sweeps,tools}/**!',
    '!**/{fixture-*,*.test.*}!',
  ],
  ignoreDependencies: [
    '@biomejs/biome',
    '@react-router/node',
    'cspell',
    '@fontsource-variable/.+',
    '@fontsource/.+',
    'country-flag-icons',
  ],
  // Something its own file uses may be exported for a test.
  ignoreExportsUsedInFile: production || { interface: true, type: true },
};

export default config;
