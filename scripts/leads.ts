import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { toCsv } from '#leads/csv.ts';
import { talkText } from '#leads/talk.ts';
import { markDocument } from '#server/admin-host/admin-deliverer.ts';
import { type AdminHostSettings, createAdminHost, queryComplete } from '#server/admin-host/admin-host.ts';
import { leadDetails, leadParts } from '#server/delivery/lead-text.ts';
import { deliveryText, exportColumns, exportLead } from '#server/leads/lead-export.ts';
import { createLeadStore, type LeadStatus, leadStatuses, type StoredLead } from '#server/store/lead-store.ts';
import { createOutboxStore } from '#server/store/outbox-store.ts';
import { createTalkStore } from '#server/store/talk-store.ts';
import { openStore } from './open-store.ts';
import { printable } from './printable.ts';
import { stop } from './say.mjs';
import { textTable } from './text-table.ts';

/** Visitors' messages: npm run leads -- COMMAND. Without a command it lists them. */
const usage = `npm run leads -- COMMAND

list [--marked] [--status new|answered|spam] [--undelivered]   the messages, newest first
show REFERENCE                     one message in full
export [--format csv|json] [--out FILE]   all of them, to a file or the terminal
mark REFERENCE new|answered|spam   says what has been done about it
reply REFERENCE "TEXT"             answers in the visitor's chat and page, and by mail where SMTP_URL is set
retry REFERENCE                    delivers again what was given up or waits
delete REFERENCE                   removes a message for good`;

const { positionals, values } = readArguments();
const [command = 'list', reference = '', status = ''] = positionals;
const { database, adminInbox, mailsReplies } = await openStore();
const leads = createLeadStore(database);
const outbox = createOutboxStore(database);
const talks = createTalkStore(database);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        marked: { type: 'boolean', default: false },
        undelivered: { type: 'boolean', default: false },
        status: { type: 'string' },
        format: { type: 'string', default: 'csv' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function found(): Promise<StoredLead> {
  return (
    (await leads.find(reference)) ??
    stop(reference ? `There is no message ${reference}.` : 'Which message? Give its reference.')
  );
}

async function list(): Promise<void> {
  const deliveries = await leads.deliveries();
  const stuck = new Set(deliveries.filter(({ state }) => state !== 'delivered').map(({ lead_id }) => lead_id));
  const chosen = (await leads.list()).filter(
    (lead) =>
      (!values.marked || lead.marks !== '') &&
      (!values.status || lead.status === values.status) &&
      (!values.undelivered || stuck.has(lead.id)),
  );
  if (chosen.length === 0) return void console.log('There are no such messages.');
  const rows = chosen.map((lead) => {
    const { sent, deliveries: delivered } = exportLead(lead, deliveries);
    const about = lead.service || '–';
    return [lead.reference, sent.slice(0, 16).replace('T', ' '), lead.status, lead.marks, lead.name, about, delivered];
  });
  console.log(textTable(['Reference', 'Sent (UTC)', 'Status', 'Marks', 'Name', 'Service', 'Delivered'], rows));
}

async function show(): Promise<void> {
  const lead = await found();
  const deliveries = await leads.deliveries([lead.id]);
  const details = leadDetails(lead).map(([label, value]) => `${label}: ${value}`);
  const parts = [['Message', lead.message] as const, ...leadParts(lead), ...(await saidAfter(lead))];
  const lines = [
    ...details,
    `Status: ${lead.status}`,
    ...deliveries.map((delivery) => `Delivery: ${deliveryText(delivery)}`),
    ...parts.map(([heading, text]) => `\n${heading}\n${'-'.repeat(heading.length)}\n${text}`),
  ];
  console.log(printable(lines.join('\n')));
}

/** The messages after the first. */
async function saidAfter({ reference: about }: StoredLead): Promise<[heading: string, text: string][]> {
  const { messages = [] } = (await talks.byReference(about)) ?? {};
  return messages.map(({ said_at, author, name, text }) => {
    const who = author === 'staff' ? name || 'Staff' : 'Visitor';
    return [`${who}, ${new Date(said_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`, text];
  });
}

async function reply(): Promise<void> {
  const lead = await found();
  const text = talkText.safeParse(positionals[2]);
  if (!text.success) return stop(text.error.issues[0]?.message ?? usage);
  await talks.keyOf(lead.id);
  const channels = mailsReplies ? ['reply'] : [];
  const said = { idempotencyKey: randomUUID(), author: 'staff' as const, name: '', text: text.data, channels };
  await talks.say(lead.id, { ...said, now: Date.now() });
  console.log(`${lead.reference} is answered${mailsReplies ? '; the mail leaves with the running server' : ''}.`);
  if (adminInbox) await tellStaff(adminInbox, lead.reference, 'answered');
}

async function exportAll(): Promise<void> {
  const [all, deliveries] = await Promise.all([leads.list(), leads.deliveries()]);
  const rows = all.map((lead) => exportLead(lead, deliveries));
  if (values.format !== 'csv' && values.format !== 'json') stop('The format is csv or json.');
  const text = values.format === 'csv' ? toCsv(exportColumns, rows) : `${JSON.stringify(rows, null, 2)}\n`;
  if (!values.out) return void process.stdout.write(process.stdout.isTTY ? printable(text) : text);
  await writeFile(values.out, text, { mode: 0o600 });
  console.log(`${rows.length} messages written to ${values.out}.`);
}

async function mark(): Promise<void> {
  const wanted = leadStatuses.find((known) => known === status);
  if (!wanted) stop(`A message is marked as one of ${leadStatuses.join(', ')}.`);
  const { reference: marked } = await found();
  await leads.mark(marked, wanted);
  console.log(`${marked} is marked as ${wanted}.`);
  if (adminInbox) await tellStaff(adminInbox, marked, wanted);
}

/** The panel shows the same; what staff mark there is copied here automatically. */
async function tellStaff(inbox: AdminHostSettings, marked: string, state: LeadStatus): Promise<void> {
  try {
    await queryComplete(createAdminHost(inbox), markDocument, { reference: marked, state });
  } catch (error) {
    console.log(`The panel couldn't be notified: ${error instanceof Error ? error.message : error}`);
  }
}

async function retry(): Promise<void> {
  const lead = await found();
  console.log(`${await outbox.retry(lead.id, Date.now())} deliveries of ${lead.reference} are tried again now.`);
}

async function remove(): Promise<void> {
  const lead = await found();
  await leads.remove(lead.reference);
  console.log(`${lead.reference} is deleted.`);
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  list,
  show,
  export: exportAll,
  mark,
  reply,
  retry,
  delete: remove,
};
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) stop(usage);
await run();
await database.close();
