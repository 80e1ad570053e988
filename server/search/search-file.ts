import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { VectoredDocument } from '#search/create-search.ts';
import { documentKinds } from '#search/document.ts';

const storedDocument = z.object({
  kind: z.enum(documentKinds),
  title: z.string(),
  path: z.string().startsWith('/').optional(),
  note: z.string().optional(),
  also: z.array(z.string()).readonly().optional(),
  text: z.string().optional(),
  entry: z.number().optional(),
  equals: z.array(z.number()).readonly().optional(),
  /** Small integers, one byte each, in base 64. */
  vector: z.string().optional(),
});

export type StoredDocument = z.infer<typeof storedDocument>;

const searchFile = z.object({ documents: z.array(storedDocument) });

/** What the build writes for the server, next to build/client. */
const searchFileName = 'search.json';

/** Values from -127 to 127; only the direction of a vector matters, not its length. */
export function asText(vector: ArrayLike<number>): string {
  const numbers = Array.from(vector);
  const most = numbers.reduce((best, value) => Math.max(best, Math.abs(value)), 1e-9);
  return Buffer.from(Int8Array.from(numbers, (value) => Math.round((value / most) * 127)).buffer).toString('base64');
}

function withVector({ vector, ...document }: StoredDocument): VectoredDocument {
  return { ...document, vector: vector === undefined ? undefined : new Int8Array(Buffer.from(vector, 'base64')) };
}

export async function writeSearchFile(buildFolder: string, documents: readonly StoredDocument[]): Promise<void> {
  await writeFile(path.join(buildFolder, searchFileName), JSON.stringify({ documents }));
}

/** Everything the search can find, as written by the build. */
export async function readSearchFile(buildFolder: string): Promise<VectoredDocument[]> {
  const text = await readFile(path.join(buildFolder, searchFileName), 'utf8');
  return searchFile.parse(JSON.parse(text)).documents.map(withVector);
}
