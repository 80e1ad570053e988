import { readFileSync } from 'node:fs';
import path from 'node:path';
import asc from 'assemblyscript/asc';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

test('the compiled kernel matches its source', async () => {
  const written: Record<string, string | Uint8Array> = {};
  const { error, stderr } = await asc.main(['--config', 'server/encoder/kernel/asconfig.json', '--baseDir', root], {
    writeFile: (name, contents) => {
      written[name] = contents;
    },
  });
  expect(`${error ?? ''}${stderr.toString()}`).toBe('');
  const [compiled] = Object.values(written);
  expect(Buffer.from(compiled ?? []).equals(readFileSync(path.join(import.meta.dirname, 'kernel/kernel.wasm')))).toBe(
    true,
  );
});
