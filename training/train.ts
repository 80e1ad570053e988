import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findTool } from '#tools/find-tool.ts';
import { tools } from '#tools/tools.ts';
import { root, run, runTool } from '../scripts/run.mjs';
import { stop } from '../scripts/say.mjs';
import { fetchBase } from './fetch-base.ts';
import { shippedFiles, type TrainingStep, trainingSteps } from './training-steps.ts';

/**
 * Trains encoder and student according to the manifest, and copies them to their final locations in the last step.
 * npm run train -- [--from STEP] [--smoke] [--work FOLDER]
 * With --smoke, all steps are tried on a few lines, with tiny networks and without a GPU, and nothing is copied.
 */
const { values } = parseArgs({
  options: { from: { type: 'string', default: 'prepare' }, smoke: { type: 'boolean' }, work: { type: 'string' } },
});
if (values.smoke) process.env.SMOKE_TRAINING = '1';
// How much is read depends on whether this is a smoke run.
const { manifest, problemsOf } = await import('./manifest.ts');
const { writeTinyBase } = await import('./tiny-base.ts');

const work = path.resolve(values.work ?? path.join(import.meta.dirname, values.smoke ? 'work/smoke' : 'work'));
const steps = trainingSteps(manifest, work);
const first = steps.findIndex(({ name }) => name === values.from);
const python = await findTool('torch');

/** What prevents the selected steps from running. */
async function missing(): Promise<string[]> {
  if (first < 0) return [`No step is called ${values.from}: there are ${steps.map(({ name }) => name).join(', ')}.`];
  const unmade = steps.slice(0, first).flatMap(({ name, makes }) => {
    const files = makes.filter((file) => !existsSync(path.join(work, file)));
    return files.length > 0 ? [`The step ${name} has not been run: ${files.join(', ')} missing in ${work}.`] : [];
  });
  const needsPython = steps.slice(first).some(({ command }) => command?.[0] === 'python');
  return [
    ...problemsOf(manifest).map((problem) => `manifest.json: ${problem}.`),
    ...unmade,
    ...(needsPython ? await missingForPython() : []),
  ];
}

async function missingForPython(): Promise<string[]> {
  if (!python) return [`${tools.torch.name} is not here: ${tools.torch.install}.`];
  const print =
    'import platform, numpy, torch; print(platform.python_version(), torch.__version__, numpy.__version__, torch.cuda.is_available())';
  const { output } = await run(python, ['-c', print], { capture: true });
  const [ofPython, torch, numpy, hasGpu] = output.trim().split('\n').at(-1)?.split(' ') ?? [];
  const { versions } = manifest;
  console.log(
    `Python ${ofPython}, PyTorch ${torch}, NumPy ${numpy}; the shipped model was trained with ${versions.python}, ${versions.torch} and ${versions.numpy}.`,
  );
  const enough = hasGpu === 'True' || values.smoke;
  return enough
    ? []
    : ['PyTorch sees no GPU: without one this takes days. To try all steps on a few lines, add --smoke.'];
}

async function makeBase(): Promise<void> {
  if (values.smoke) writeTinyBase(work);
  else if (!existsSync(path.join(work, 'base/tokenizer.json'))) await fetchBase(manifest, path.join(work, 'base'));
}

async function ship(): Promise<void> {
  if (values.smoke) return;
  for (const { from, to } of shippedFiles(manifest)) await cp(path.join(work, from), path.join(root, to));
  console.log('Copied. Run npm test and npm run eval, and update manifest.json and the model card.');
}

async function take({ name, command, makes }: TrainingStep): Promise<void> {
  if (name === 'base') await makeBase();
  if (name === 'ship') await ship();
  if (!command) return;
  // Results of an earlier training must not pass for those of this one.
  for (const file of makes) rmSync(path.join(work, file), { force: true });
  const [program, script = '', ...args] = command;
  const given = [path.join(import.meta.dirname, script), ...args];
  const { code } = program === 'python' ? await run(python ?? '', given) : await runTool('node', given);
  if (code !== 0) stop(`The step ${name} failed. After fixing it: npm run train -- --from ${name}`);
  const unmade = makes.filter((file) => !existsSync(path.join(work, file)));
  if (unmade.length > 0) stop(`The step ${name} ended without ${unmade.join(', ')}.`);
}

const problems = await missing();
if (problems.length > 0) stop(problems.join('\n'));
for (const step of steps.slice(first)) {
  console.log(`\n${step.name}: ${step.does}`);
  await take(step);
}
