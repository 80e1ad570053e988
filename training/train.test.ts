import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAssistant } from '#assistant/assistant.ts';
import { createShop } from '#catalogue/shop.ts';
import { allEntries } from '#knowledge/index.ts';
import { createStudent } from '#language/encode/student.ts';
import { readVectors } from '#language/encode/vectors.ts';
import { loadModel } from '#server/chatbot/load-assistant.ts';
import { findTool } from '#tools/find-tool.ts';
import { runTool } from '../scripts/run.mjs';
import { writeFixtureModel } from './fixture-model.ts';
import { manifest, problemsOf } from './manifest.ts';
import { smokeEntries } from './smoke.ts';
import { trainingSteps } from './training-steps.ts';

const python = await findTool('torch');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'training-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of this folder on a few lines of each set. */
async function tryScript(script: string, args: readonly string[], env = {}) {
  return runTool('node', [path.join(import.meta.dirname, script), ...args], {
    capture: true,
    env: { ...process.env, SMOKE_TRAINING: '1', ...env },
  });
}

function linesIn(file: string): unknown[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** Both encoders of a folder, each with the header of its vectors file. */
async function modelsIn(model: string) {
  const fileOf = (name: string) => new Uint8Array(readFileSync(path.join(model, name))).buffer;
  const student = {
    encoder: createStudent(fileOf('student.bin')),
    vectors: readVectors(fileOf('student-vectors.bin')),
  };
  return [await loadModel(model), student];
}

async function expectAnswers(model: string): Promise<void> {
  for (const { encoder, vectors } of await modelsIn(model)) {
    const options = { shop: createShop(), entries: smokeEntries(allEntries()), encoder, vectors };
    const assistant = await createAssistant(options);
    const reply = await assistant.reply({ question: 'How much is a logo?', history: [], topK: 3 });
    expect('match' in reply ? reply.match.answer : reply.message).toBeTruthy();
    const [encoding] = await encoder.encode([{ text: 'How much is a logo?' }]);
    expect([...(encoding?.vector ?? [])].every(Number.isFinite)).toBe(true);
    expect(vectors.learnt.length).toBeGreaterThan(options.entries.length);
    expect(vectors.learntName).toBe('kitefold');
  }
}

describe('the manifest', () => {
  test('lists every set in data/ once, and leaves out only sets there are', () => {
    expect(problemsOf(manifest)).toEqual([]);
  });

  test('a set without a file, and one that is left out but not there, are named', () => {
    const { sets, stages } = manifest;
    const wrong = {
      ...manifest,
      sets: { ...sets, asked: { ...sets.asked, nobody: { holds: 'nothing' } } },
      stages: { ...stages, refine: { ...stages.refine, leavesOut: { gone: 'a test' } } },
    };
    expect(problemsOf(wrong)).toEqual([
      '"nobody" under "asked" has no file',
      'a stage leaves out "gone", which is no set',
    ]);
  });
});

describe('on a few lines', () => {
  test('sets are prepared, vectors are computed with a model file, and the assistant answers with both', async () => {
    const work = path.join(folder, 'without-python');
    const model = path.join(work, 'turns');
    const prepared = await tryScript('prepare.ts', ['--work', work]);
    expect(prepared.code, prepared.output).toBe(0);
    const [{ makes = [] } = {}] = trainingSteps(manifest, work);
    for (const file of makes.filter((name) => name.endsWith('.jsonl')))
      expect(linesIn(path.join(work, file))).not.toEqual([]);
    writeFixtureModel(model);
    const written = await tryScript('write-vectors.ts', ['--all', '--model', model]);
    expect(written.code, written.output).toBe(0);
    await expectAnswers(model);
  });

  test('training stops before it begins where Python is missing, and names it', async () => {
    const work = path.join(folder, 'nothing');
    const stopped = await tryScript('train.ts', ['--smoke', '--work', work], {
      PYTHON_PATH: '/nowhere/python3',
      STEP_TOOLS: 'torch',
      FETCH_TEST_TOOLS: '',
    });
    expect(stopped).toMatchObject({ code: 1, output: expect.stringContaining('Python with PyTorch is not here') });
  });

  test('a later step is not begun without the results of those before it', async () => {
    const work = path.join(folder, 'nothing');
    const stopped = await tryScript('train.ts', ['--smoke', '--work', work, '--from', 'vectors']);
    expect(stopped).toMatchObject({ code: 1, output: expect.stringContaining('The step turns has not been run') });
  });

  test.skipIf(!python)('all steps run one after the other, and the assistant answers with what they made', async () => {
    const work = path.join(folder, 'with-python');
    const trained = await tryScript('train.ts', ['--smoke', '--work', work]);
    expect(trained.code, trained.output).toBe(0);
    await expectAnswers(path.join(work, manifest.stages.turns.output));
  });
});
