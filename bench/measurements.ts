export interface Measurement {
  /** The file in this folder. */
  file: string;
  measures: string;
}

/** Load, cost and adversarial input: `npm run bench -- NAME`. */
const bench: Readonly<Record<string, Measurement>> = {
  chat: { file: 'chat-opening.ts', measures: 'long tasks while the chat opens on a slow phone' },
  engine: { file: 'engine.ts', measures: 'time per reply as the knowledge base and the question grow' },
  expressions: { file: 'expressions.ts', measures: 'whether every regular expression runs in linear time' },
  fuzz: { file: 'fuzz.ts', measures: '10,000 malformed request bodies; fails on any 5xx' },
  hostile: { file: 'hostile.ts', measures: 'CPU time of adversarial questions; fails above 250 ms' },
  'knowledge-size': { file: 'knowledge-size.ts', measures: 'what the browser downloads to answer offline' },
  leads: { file: 'leads.ts', measures: '200 contact messages per second; fails if one is lost' },
  'leads-kill': {
    file: 'leads-kill.ts',
    measures: 'kills the server while messages, replies and acceptances arrive; fails if one is lost',
  },
  load: { file: 'load.ts', measures: 'pages and chat at rising concurrency, next to a bare static server' },
  nginx: { file: 'nginx.ts', measures: 'rolling restarts of two instances behind nginx; fails on a failed request' },
  packets: { file: 'packets.ts', measures: 'CPU cost of pipelined requests and tiny chunks' },
  pages: { file: 'pages.ts', measures: 'every kind of page next to the same page without scripts' },
  preview: { file: 'preview.mjs', measures: "from 'Save' in the panel to the page of the draft, stage by stage" },
  search: { file: 'search.ts', measures: 'how often the right search result is in the top three, and its cost' },
  soak: { file: 'soak.ts', measures: 'ten minutes of mixed requests; fails if memory grows' },
  polling: {
    file: 'polling.ts',
    measures: '500 visitors polling for replies beside pages; fails if a poll costs 2 ms',
  },
};

/** Answer quality: `npm run eval -- NAME`. */
const evaluations: Readonly<Record<string, Measurement>> = {
  conversations: { file: 'conversations.ts', measures: 'right turns in whole conversations' },
  'held-out': { file: 'held-out.ts', measures: 'intents and entries on held-out writers' },
  orders: { file: 'orders.ts', measures: 'whether the order is right after each message of labelled turns' },
  questions: { file: 'questions.ts', measures: 'right answers to single questions, by kind' },
  segments: { file: 'segments.ts', measures: 'whether each segment of a labelled message gets what it asks for' },
  'staff-answers': {
    file: 'staff-answers-found.ts',
    measures: 'whether answers published in the panel are found in other words',
  },
};

export const measurements = { bench, eval: evaluations } as const;
