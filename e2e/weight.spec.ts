import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteAddresses } from '../app/pages/site-addresses.ts';

const maxScriptBytes = 110 * 1024;
/** Ten packets of 1,460 bytes, which a new connection sends before it waits for an answer, without the headers. */
const maxPageBytes = 10 * 1460 - 1350;
const client = path.resolve('build/client');

function scriptBytes(address: string): number {
  const html = readFileSync(path.join(client, address, 'index.html'), 'utf8');
  const scripts = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js\b/g), ([script]) => script));
  return Array.from(scripts, (script) => {
    const compressed = statSync(path.join(client, `${script}.br`), { throwIfNoEntry: false });
    return compressed?.size ?? statSync(path.join(client, script)).size;
  }).reduce((sum, bytes) => sum + bytes, 0);
}

test('the first load of any page has at most 110 KB of scripts and one stylesheet', () => {
  for (const { path: address } of siteAddresses()) {
    expect(scriptBytes(address), address).toBeLessThanOrEqual(maxScriptBytes);
    const html = readFileSync(path.join(client, address, 'index.html'), 'utf8');
    expect(html.match(/<link rel="stylesheet"/g), address).toHaveLength(1);
  }
});

test('every page arrives in the first round trip of a connection', () => {
  for (const { path: address } of siteAddresses()) {
    const { size } = statSync(path.join(client, address, 'index.html.br'));
    expect(size, address).toBeLessThanOrEqual(maxPageBytes);
  }
});
