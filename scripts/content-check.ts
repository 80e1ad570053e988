import { parseArgs } from 'node:util';
import { findAll, findNotes } from './content-check/find-all.ts';

/**
 * Prints what is wrong with facts, services, content and entries; a word after the command keeps to what holds it. The address
 * of a service as that word also gets notes on texts that list some of its packages, or its category without it. With
 * `--json` for programs: all findings as one list, and no other sign that there are any.
 */
const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const [wanted = ''] = positionals;
const findings = (await findAll()).filter(({ where, reason }) => `${where} ${reason}`.includes(wanted));
if (values.json) {
  process.stdout.write(JSON.stringify(findings));
} else {
  for (const { where, reason } of findings) console.log(`${where}  ${reason}`);
  const notes = wanted ? await findNotes(wanted) : [];
  for (const { where, reason } of notes) console.log(`${where}  note: ${reason}`);
  console.log(
    findings.length === 0
      ? 'Facts, services, content and entries are sound.'
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}
