import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteAddresses } from '../app/pages/site-addresses.ts';

const maxScriptBytes = 110 * 1024;
const client = path.resolve('build/client');

function scriptBytes(address: string): number {
  const html = readFileSync(path.join(client, address, 'index.html'), 'utf8');
  const scripts = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([script]) => script));
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
