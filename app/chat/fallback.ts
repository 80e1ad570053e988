import type { Inquiry } from '#assistant/contract.ts';
import { localNoMatchMessage } from '#company/chat.ts';
import { type Answered, withoutMatch } from './answer.ts';

export function prepareFallback(): void {}

export async function answerHere(_inquiry: Inquiry): Promise<Answered> {
  return withoutMatch(localNoMatchMessage, []);
}
