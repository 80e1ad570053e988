import { expect, test } from 'vitest';
import { markupFindings } from './markup-rules.ts';

function page(body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
}

test('valid markup has no findings, as React writes it', async () => {
  const form =
    '<form><label>Name <input type="text" name="name" inputMode="text"/></label><button type="submit" hidden="">Send</button></form>';
  expect(await markupFindings(page(form), '/sound')).toEqual([]);
});

test.each([
  ['a list with something else in it', '<ul><div>one</div></ul>', 'element-permitted-content'],
  ['an element that is never closed', '<section><h2>One</h2>', 'close-order'],
  ['two elements with one id', '<p id="one">1</p><p id="one">2</p>', 'no-dup-id'],
  ['a picture without words', '<img src="/kite.png"/>', 'wcag/h37'],
  [
    'a field without a label',
    '<form><input type="text" name="x"/><button type="submit">Send</button></form>',
    'input-missing-label',
  ],
  ['a label for nothing', '<label for="none">Name</label>', 'no-missing-references'],
  ['a style that the policy would refuse', '<p style="color: red">red</p>', 'no-inline-style'],
])('%s is found', async (_, body, rule) => {
  expect((await markupFindings(page(body), '/unsound')).join('\n')).toContain(`(${rule})`);
});
