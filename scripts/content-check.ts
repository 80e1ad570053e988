import { findAll } from './content-check/find-all.ts';

/** Prints what is wrong with facts, services, content and entries; a word after the command keeps to what holds it. */
const wanted = process.argv[2] ?? '';
const findings = (await findAll()).filter(({ where, reason }) => `${where} ${reason}`.includes(wanted));
for (const { where, reason } of findings) console.log(`${where}  ${reason}`);
console.log(findings.length === 0 ? 'Facts, services, content and entries are sound.' : `${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
