import { parseArgs } from 'node:util';
import { findAll, findForAuthors, findNotes } from './content-check/find-all.ts';
import type { Finding } from './content-check/finding.ts';

/**
 * Prints problems with facts, services, content and entries; an argument filters them by the text they contain. With a
 * service's slug as argument, it also prints notes on texts that list some of its packages, or its category without it.
 * With `--json`, for programs: all findings as one list, with exit code 0.
 */
const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const [wanted = ''] = positionals;
const isWanted = ({ where, reason }: Finding) => `${where} ${reason}`.includes(wanted);
const findings = (await findAll()).filter(isWanted);
if (values.json) {
  process.stdout.write(JSON.stringify(findings));
} else {
  for (const { where, reason } of findings) console.log(`${where}  ${reason}`);
  const forAuthors = findings.length ? [] : (await findForAuthors()).filter(isWanted);
  const notes = [...forAuthors, ...(wanted ? await findNotes(wanted) : [])];
  for (const { where, reason } of notes) console.log(`${where}  note: ${reason}`);
  console.log(
    findings.length === 0
      ? `Facts, services, content and entries are sound.${notes.length ? ` Notes: ${notes.length}.` : ''}`
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}
