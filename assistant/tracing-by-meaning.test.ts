import { test } from 'vitest';
import { studentAssistant } from '../bench/student-assistant.ts';
import { expectAllTraced } from './fixture-questions.ts';

test('every figure in a reply is among its facts, read by meaning, with all entries: 200 questions', async () => {
  await expectAllTraced(await studentAssistant(), 200);
});
