import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { browserDrafts } from './browser-drafts.ts';
import { packEntries } from './pack-entries.ts';
import { topicFiles } from './read-topic-files.ts';
import { writtenDrafts } from './written-drafts.ts';

const name = 'virtual:knowledge-entries';

/** Provides the hand-written entries to browser scripts, read and packed at build time. */
export function packedEntries(): Plugin {
  return {
    name: 'knowledge-entries',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      for (const file of topicFiles()) this.addWatchFile(fileURLToPath(file));
      return `export default ${JSON.stringify(packEntries(browserDrafts(writtenDrafts())))};`;
    },
  };
}
