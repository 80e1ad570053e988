import { createReaderContext } from '#assistant/read/create-reader-context.ts';
import { createUnderstanding, type Understanding } from '#assistant/understand.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { inTrainingTerms } from '#language/encode/training-terms.ts';
import { loadModel, modelFolder } from '#server/chatbot/load-assistant.ts';
import { loadStudent } from './student-assistant.ts';

/** Reads single messages after a given dialogue state, as the assistant of the server or the browser does. */
export async function loadTurnTaker(where: string): Promise<Understanding['takeTurn']> {
  const { encoder: own, vectors } = where === 'browser' ? loadStudent() : await loadModel(modelFolder);
  const encoder = own && inTrainingTerms(own, vectors?.learntName);
  const reader = await createReaderContext({ shop: createShop(), entries: allEntries(), encoder, vectors });
  return createUnderstanding(reader, encoder).takeTurn;
}
