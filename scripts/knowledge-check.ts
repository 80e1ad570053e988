import { checkDrafts } from '#knowledge/check/check-drafts.ts';
import { freeIds } from '#knowledge/id-ranges.ts';
import { loadDrafts } from '#knowledge/index.ts';
import { readTopicFiles } from '#knowledge/read-topic-files.ts';

/** Prints problems with the knowledge base; an argument selects files whose name contains it. */
const wanted = process.argv[2] ?? '';
const drafts = loadDrafts();
const all = [...readTopicFiles().findings, ...checkDrafts(drafts)];
const findings = all.filter(({ source, reason }) => `${source} ${reason}`.includes(wanted));
for (const { source, id, reason } of findings) console.log(`${source}  ${id ?? ''}  ${reason}`);
const [free = 'none'] = freeIds(new Set(drafts.map(({ id }) => id)), 1);
console.log(`${drafts.length} entries, ${findings.length} findings; the next free number: ${free}`);
process.exitCode = findings.length > 0 ? 1 : 0;
