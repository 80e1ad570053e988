import type { Reply } from '../contract.ts';

/** 'It costs $150. It includes:' without the sentence that introduces the list. */
function withoutLeadIn(line: string): string {
  if (!line.endsWith(':')) return line;
  return line.slice(0, line.lastIndexOf('. ') + 1);
}

/**
 * A reply without the lines that earlier replies to the same message contain, once a whole list is among them: an order
 * is listed once, whatever is asked about it.
 */
export function withoutRepeatedLines(reply: Reply, earlier: readonly Reply[]): Reply {
  const said = new Set(earlier.flatMap(({ answer }) => answer.split('\n')));
  const lines = reply.answer.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  if (reply.source !== 'catalogue' || !items.length || !items.every((line) => said.has(line))) return reply;
  const kept = lines
    .filter((line) => !said.has(line))
    .map(withoutLeadIn)
    .filter(Boolean);
  return kept.length ? { ...reply, answer: kept.join('\n'), tables: [] } : reply;
}
