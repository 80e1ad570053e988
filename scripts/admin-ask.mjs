import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { administratorFault, NoAdministrator } from '../admin/scripts/setup/administrator.js';
import { stop } from './say.mjs';

/**
 * @param {string} question
 * @param {{ hidden?: boolean }} [options]
 */
async function ask(question, { hidden = false } = {}) {
  // With echo on, readline prints the question itself.
  if (hidden) process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden ? nowhere : process.stdout, terminal: true });
  const answer = await terminal.question(question);
  terminal.close();
  if (hidden) process.stdout.write('\n');
  return answer.trim();
}

/**
 * The first administrator's credentials, from the environment or from the terminal.
 * @returns {Promise<{ ADMIN_EMAIL: string, ADMIN_PASSWORD: string }>}
 */
export async function administratorDetails() {
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
  if (ADMIN_EMAIL || ADMIN_PASSWORD) {
    const fault = administratorFault(ADMIN_EMAIL, ADMIN_PASSWORD);
    if (fault) stop(`ADMIN_EMAIL and ADMIN_PASSWORD name the first administrator. ${fault}`);
    return { ADMIN_EMAIL, ADMIN_PASSWORD };
  }
  if (!process.stdin.isTTY) stop(new NoAdministrator().message);
  console.log('Who is the first administrator?');
  for (;;) {
    const email = await ask('  Email: ');
    const password = await ask('  Password (not shown): ', { hidden: true });
    const fault = administratorFault(email, password);
    if (!fault) return { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    console.log(`  ${fault}`);
  }
}
