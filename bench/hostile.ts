import { loadAssistant } from '#server/chatbot/load-assistant.ts';
import { createSemanticSearch } from '#server/chatbot/semantic-search.ts';
import { hostileInquiry } from './hostile-questions.ts';
import { millisecondsSince } from './measure.ts';
import { seeded } from './seeded.ts';

/**
 * The CPU time of adversarial questions, sent to the chat's endpoint like a request:
 * npm run bench -- hostile [SEED [COUNT]]
 * Fails if one costs more than the limit, or gets something other than a reply or 'bad request'.
 */

/** A reply's token budget takes 150 ms; the words of a long conversation take more. */
const limitMs = 250;
const shown = 10;
const [seed = 1, count = 1_000] = process.argv.slice(2).map(Number);

type Endpoint = ReturnType<typeof createSemanticSearch>;

async function ask({ handle }: Endpoint, body: unknown): Promise<{ status: number; ms: number }> {
  const request = new Request('http://localhost/api/chatbot/semantic-search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const before = process.cpuUsage();
  const response = await handle({ request, clientKey: 'stranger' });
  await response.arrayBuffer();
  return { status: response.status, ms: millisecondsSince(before) };
}

const random = seeded(seed);
const inquiries = random.times(count, () => hostileInquiry(random));

/** All of them to an endpoint that hasn't seen any of them before. */
async function askAll() {
  const { assistant } = await loadAssistant();
  const endpoint = createSemanticSearch({ mayAsk: async () => ({ allowed: true }), assistant });
  const answers = [];
  for (const { body } of inquiries) answers.push(await ask(endpoint, body));
  return answers;
}

// Twice, and the smaller figure counts: the larger one includes whatever else the process was doing, such as compiling.
const first = await askAll();
const second = await askAll();
const asked = inquiries.map(({ shape, body }, index) => ({
  shape,
  query: body.query,
  status: first[index]?.status ?? 0,
  ms: Math.min(first[index]?.ms ?? 0, second[index]?.ms ?? 0),
}));

const slowest = asked.toSorted((left, right) => right.ms - left.ms);
const at = (share: number) => slowest[Math.floor(slowest.length * (1 - share))]?.ms.toFixed(1);
console.log(
  `${count} hostile questions, seed ${seed}: half below ${at(0.5)} ms, 99 % below ${at(0.99)} ms of CPU time`,
);
for (const { ms, status, shape, query } of slowest.slice(0, shown)) {
  console.log(`  ${ms.toFixed(1).padStart(8)} ms  ${status}  ${shape}: ${JSON.stringify(query.slice(0, 60))}`);
}
const slow = asked.filter(({ ms }) => ms > limitMs);
const failed = asked.filter(({ status }) => status !== 200 && status !== 400);
if (slow.length > 0) console.log(`${slow.length} cost more than ${limitMs} ms.`);
if (failed.length > 0) console.log(`${failed.length} failed: ${failed[0]?.status} for ${failed[0]?.shape}.`);
process.exit(slow.length + failed.length > 0 ? 1 : 0);
