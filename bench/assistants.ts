import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { numberWordings } from '#app/chat/wording-numbers-plugin.ts';
import { type Assistant, createAssistant } from '#assistant/assistant.ts';
import { browserTokenBudget } from '#assistant/understand.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { createShop } from '#catalogue/shop.ts';
import { localNoMatchMessage } from '#company/no-match.ts';
import { allDrafts } from '#knowledge/all-drafts.ts';
import { browserDrafts } from '#knowledge/browser-drafts.ts';
import { finishEntries } from '#knowledge/finish-entries.ts';
import { packEntries, unpackEntries } from '#knowledge/pack-entries.ts';
import { writtenDrafts } from '#knowledge/written-drafts.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { loadAssistant, modelFolder } from '#server/chatbot/load-assistant.ts';

async function browserAssistant(): Promise<Assistant> {
  const written = unpackEntries(packEntries(browserDrafts(writtenDrafts())));
  const { entries } = finishEntries(allDrafts({ written, texts: {}, catalogue }));
  const [student, vectors] = await Promise.all(
    ['student.bin', 'student-vectors.bin'].map((name) => readFile(path.join(modelFolder, name))),
  );
  return createAssistant({
    shop: createShop(),
    entries,
    encoder: createStudent(new Uint8Array(student ?? []).buffer),
    vectors: readVectors(new Uint8Array(vectors ?? []).buffer, { trusted: true }),
    wordingNumbers: new Map(numberWordings()),
    noMatch: localNoMatchMessage,
    maxTokens: browserTokenBudget,
  });
}

/** The assistant as run by the server and by the browser. */
export async function loadAssistants(where?: string): Promise<[string, Assistant][]> {
  const found: [string, Assistant][] = [];
  if (where !== 'browser') found.push(['server', (await loadAssistant()).assistant]);
  if (where !== 'server') found.push(['browser', await browserAssistant()]);
  return found;
}
