import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { headingsOf } from '../src/admin/guide/headings.js';
import { translations } from '../src/admin/translations.js';

const text = readFileSync(new URL('../../docs/staff.md', import.meta.url), 'utf8');
const guide = text.replaceAll(/\s+/g, ' ');

test('the guide calls buttons what the screen calls them', () => {
  for (const id of [
    'content-manager.components.empty-repeatable',
    'content-manager.containers.EditView.add.new-entry',
    'HomePage.addWidget.button',
  ])
    assert.ok(guide.includes(`*${translations[id]}*`), `${id}: ${translations[id]}`);
});

test('the guide begins with its tasks, and speaks of no commands', () => {
  const headings = headingsOf(text);
  assert.ok(headings.some(({ heading, anchor }) => heading === 'Add a service' && anchor === 'add-a-service'));
  assert.doesNotMatch(text, /npm run|localhost/);
});
