import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Written next to its target and renamed, so that nobody reads half of it. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomBytes(4).toString('hex')}`;
  // Flushed to disk first: after a power cut, the name could otherwise point to an empty file.
  await writeFile(beside, text, { flush: true });
  await rename(beside, file);
}
