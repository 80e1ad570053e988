import type { Plugin } from 'vite';

/** Read by Chromium: compiles all of a script's functions while it arrives, not one by one on the main thread. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
const compiledAhead = ['react', 'router', 'root'];

/**
 * Lets the root route's file be the one that all pages share, where the build would write a file of 100 bytes that only
 * points to it; and marks the large files for compilation ahead.
 */
export function fewerFiles(): Plugin {
  return {
    name: 'fewer-files',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' as const } } } },
    }),
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && compiledAhead.includes(file.name)) file.code = compileHint + file.code;
      }
    },
  };
}
