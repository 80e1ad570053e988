import { expect, test } from 'vitest';
import { hiddenWithoutScripts } from './hidden-without-scripts.ts';

test('reports only what is hidden without scripts', () => {
  const stylesheet = [
    '.always{display:none}',
    '@media (scripting:none){.copy{display:none}.plain{color:red}.print{margin:0;display:none}}',
    '@media (scripting: enabled) {.form{display:none}}',
    '@media print{.menu{display:none}}',
  ].join('');
  expect(hiddenWithoutScripts(stylesheet)).toEqual(['copy', 'print']);
});
