import { createHash } from 'node:crypto';
import type { Exhibit } from '#content/exhibit.ts';
import { onCover } from './compose.ts';

/** Names a picture after everything it shows. */
export function exhibitKey({ hue, ground, face, outlook, arrangement, things }: Exhibit): string {
  const shown = JSON.stringify([hue, ground, face, outlook, arrangement, onCover({ arrangement, things })]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 12);
}
