import { expect, test, vi } from 'vitest';
import { askForAdministrator } from './admin-ask.mjs';

test("asks for the first administrator's email address until it is valid, then for the password", async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const answers = ['', 'nora', 'nora@agency.example', 'kite', 'Paper-kite-7'];
  const asked: string[] = [];
  const details = await askForAdministrator(async (question: string) => {
    asked.push(question.trim());
    return answers.shift() ?? '';
  });
  expect(details).toEqual({ ADMIN_EMAIL: 'nora@agency.example', ADMIN_PASSWORD: 'Paper-kite-7' });
  expect(asked.map((question) => question.split(/[ :]/)[0])).toEqual([
    'Email',
    'Email',
    'Email',
    'Password',
    'Password',
  ]);
  expect(said.mock.calls.flat().join('\n')).toContain('An email address is needed');
  said.mockRestore();
});
