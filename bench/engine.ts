import { type Assistant, type AssistantOptions, createAssistant } from '#assistant/assistant.ts';
import { createShop } from '#catalogue/shop.ts';
import { loadAssistants } from './assistants.ts';
import { median } from './measure.ts';

/** The engine's cost as entries and questions grow: npm run bench -- engine. Times in milliseconds. */
const subjects =
  'logo website hosting domain keyword article banner invoice refund backup payment page speed report'.split(' ');
const verbs = 'order change move compare review cancel write design host track'.split(' ');
const shop = createShop();

function syntheticEntries(count: number): AssistantOptions['entries'] {
  return Array.from({ length: count }, (_, id) => {
    const subject = subjects[id % subjects.length];
    const verb = verbs[Math.floor(id / subjects.length) % verbs.length];
    return {
      id,
      question: `How do I ${verb} my ${subject} number ${id}?`,
      answer: `You ${verb} the ${subject} in case ${id} yourself.`,
    };
  });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function medianReply(assistant: Assistant, questions: readonly string[], turns: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const question = questions[turn % questions.length] ?? '';
    times.push(await milliseconds(() => assistant.reply({ question, history: [], topK: 3 })));
  }
  return median(times);
}

const questions = [
  'how much is a premium logo',
  'how do i move my domain number 77',
  'do you serve Oslo',
  'my cat is not eating',
];

console.log('entries    index      reply by words (median of 40)');
for (const count of [2_000, 20_000, 200_000]) {
  const entries = syntheticEntries(count);
  let assistant: Assistant | undefined;
  const build = await milliseconds(async () => {
    assistant = await createAssistant({ shop, entries });
  });
  const reply = assistant ? await medianReply(assistant, questions, 40) : 0;
  console.log(`${`${count}`.padEnd(10)} ${build.toFixed(0).padEnd(10)} ${reply.toFixed(2)}`);
}

const shapes: Record<string, (length: number) => string> = {
  'one letter': (length) => 'a'.repeat(length),
  'real words': (length) => 'how much is a logo and a website '.repeat(length).slice(0, length),
  'unknown words': (length) => Array.from({ length: length / 6 }, (_, index) => `qz${index.toString(36)}x`).join(' '),
  'cue words': (length) => 'get my money back and change the order in writing '.repeat(length).slice(0, length),
  numbers: (length) => 'one hundred and '.repeat(length).slice(0, length),
  asterisks: (length) => '* '.repeat(length).slice(0, length),
};
const lengths = [100, 1_000, 2_000, 10_000, 100_000];
for (const [where, assistant] of await loadAssistants()) {
  console.log(`\n${where}, letters`.padEnd(18), lengths.map((length) => `${length}`.padEnd(9)).join(' '));
  for (const [name, shape] of Object.entries(shapes)) {
    const row: string[] = [];
    // A different first letter each time, because the large encoder caches its inputs.
    for (const length of lengths)
      row.push(
        (
          await medianReply(
            assistant,
            [...'abcde'].map((letter) => letter + shape(length)),
            5,
          )
        )
          .toFixed(2)
          .padEnd(9),
      );
    console.log(`${name.padEnd(17)} ${row.join(' ')}`);
  }
}
