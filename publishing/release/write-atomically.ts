import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Beside and in place at once: nobody ever reads half of it. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}`;
  // On the disk before it counts: after a power cut a name without its text would lead nowhere.
  await writeFile(beside, text, { flush: true });
  await rename(beside, file);
}
