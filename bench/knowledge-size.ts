import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { browserDrafts } from '#knowledge/browser-drafts.ts';
import { packEntries } from '#knowledge/pack-entries.ts';
import { packedEntries } from '#knowledge/packed-entries-plugin.ts';
import { writtenDrafts } from '#knowledge/written-drafts.ts';

/** What the browser downloads to answer offline, in kilobytes after Brotli; the limit applies to the total. */
const limit = 150;

/** A script that contains exactly these modules. */
function gather(modules: readonly string[]): Plugin {
  const id = '\0gather';
  return {
    name: 'gather',
    resolveId: (asked) => (asked === id ? id : undefined),
    load: (asked) => (asked === id ? modules.map((name) => `export * from '/${name}';`).join('\n') : undefined),
  };
}

async function bundle(...modules: string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [packedEntries(), gather(modules)],
    define: { 'process.env.SITE_URL': '""', 'process.env.ORDER_APP_URL': '""' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: '\0gather', preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

function report(text: string, what: string) {
  console.log(`${(brotliCompressSync(text).length / 1000).toFixed(1).padStart(7)} KB  ${what}`);
}

const drafts = browserDrafts(writtenDrafts());
report(JSON.stringify(packEntries(drafts)), `the ${drafts.length} hand-written entries`);
report(await bundle('knowledge/browser.ts'), 'all entries: hand-written, catalogue, places');
report(await bundle('assistant/assistant.ts'), 'the engine');
report(await bundle('knowledge/browser.ts', 'assistant/assistant.ts'), `together (limit ${limit} KB)`);
