import { createAssistant } from '#assistant/assistant.ts';

/** What the engine costs as entries and questions grow: npm run bench:engine. Times in milliseconds. */
const subjects =
  'logo website hosting domain keyword article banner invoice refund backup payment page speed report'.split(' ');
const verbs = 'order change move compare review cancel write design host track'.split(' ');

function syntheticEntries(count: number) {
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

function milliseconds(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0;
}

const questions = [
  'how much is a premium logo',
  'how do i move my domain number 77',
  'do you serve Oslo',
  'my cat is not eating',
];

console.log('entries    index      reply (median of 40)');
for (const count of [2_000, 20_000, 200_000]) {
  const entries = syntheticEntries(count);
  let assistant = createAssistant({ entries: [] });
  const build = milliseconds(() => {
    assistant = createAssistant({ entries });
  });
  const times = Array.from({ length: 40 }, (_, turn) =>
    milliseconds(() => assistant.reply({ question: questions[turn % questions.length] ?? '', history: [], topK: 3 })),
  );
  console.log(`${`${count}`.padEnd(10)} ${build.toFixed(0).padEnd(10)} ${median(times).toFixed(2)}`);
}

const assistant = createAssistant({ entries: syntheticEntries(2_000) });
const shapes: Record<string, (length: number) => string> = {
  'one letter': (length) => 'a'.repeat(length),
  'real words': (length) => 'how much is a logo and a website '.repeat(length).slice(0, length),
  'unknown words': (length) => Array.from({ length: length / 6 }, (_, index) => `qz${index.toString(36)}x`).join(' '),
  'cue words': (length) => 'get my money back and change the order in writing '.repeat(length).slice(0, length),
  numbers: (length) => 'one hundred and '.repeat(length).slice(0, length),
  asterisks: (length) => '* '.repeat(length).slice(0, length),
};
console.log('\nquestion letters  100       1,000     2,000     10,000    100,000');
for (const [name, shape] of Object.entries(shapes)) {
  const row = [100, 1_000, 2_000, 10_000, 100_000].map((length) => {
    const question = shape(length);
    const times = Array.from({ length: 5 }, () =>
      milliseconds(() => assistant.reply({ question, history: [], topK: 3 })),
    );
    return median(times).toFixed(2).padEnd(9);
  });
  console.log(`${name.padEnd(17)} ${row.join(' ')}`);
}
