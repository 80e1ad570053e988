import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import {
  administratorFault,
  emailFault,
  NoAdministrator,
  passwordFault,
} from '../admin/scripts/setup/administrator.js';
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
 * Asks until the answer is valid.
 * @param {string} question
 * @param {(answer: string) => string | undefined} faultOf
 * @param {{ hidden?: boolean, ask: typeof ask }} options
 */
async function askUntilSound(question, faultOf, { ask: put, ...options }) {
  for (;;) {
    const answer = await put(question, options);
    const fault = faultOf(answer);
    if (!fault) return answer;
    console.log(`  ${fault}`);
  }
}

/** Asks at the terminal for the first administrator's credentials. */
export async function askForAdministrator(put = ask) {
  console.log('Who is the first administrator?');
  return {
    ADMIN_EMAIL: await askUntilSound('  Email: ', emailFault, { ask: put }),
    ADMIN_PASSWORD: await askUntilSound('  Password (not shown): ', passwordFault, { ask: put, hidden: true }),
  };
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
  return askForAdministrator();
}
