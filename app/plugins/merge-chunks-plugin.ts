import type { Plugin } from 'vite';

/** Read by Chromium: compiles all functions of a script while it is downloaded, not one by one on the main thread. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
const compiledAhead = ['react', 'router', 'root'];

/**
 * Merges the root route's file into the one that all pages share, where the build would write a file of 100 bytes that
 * only points to it; and marks large files for compilation in advance.
 */
export function mergeChunks(): Plugin {
  return {
    name: 'merge-chunks',
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
