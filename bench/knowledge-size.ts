import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';

/** What the browser downloads to answer by itself, in kilobytes after Brotli; the limit is for everything together. */
const limit = 150;

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.SITE_URL': '""', 'process.env.ORDER_APP_URL': '""' },
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

function kilobytes(text: string): number {
  return brotliCompressSync(text).length / 1000;
}

const knowledge = await bundle('knowledge/browser.ts');
const topics = Map.groupBy(readTopicFiles().drafts, ({ source }) => source.split(':')[0] ?? '');
for (const [file, drafts] of topics) {
  const size = kilobytes(
    JSON.stringify(drafts.map(({ question, answer, alternatives }) => [question, answer, alternatives])),
  );
  console.log(`${size.toFixed(1).padStart(7)} KB  ${file}, ${drafts.length} entries`);
}
console.log(
  `${kilobytes(knowledge).toFixed(1).padStart(7)} KB  knowledge/browser.ts with everything it needs (limit ${limit} KB with the engine)`,
);
