import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Kind, kinds, wants } from '#assistant/encode/labels.ts';
import type { Entry } from '#knowledge/entry.ts';
import { allEntries } from '#knowledge/index.ts';
import type { Example } from './examples.ts';
import { workedOutExamples } from './worked-out.ts';

const dataFolder = path.join(import.meta.dirname, 'data');

const text = z.string().trim().min(1).max(1_000);
const history = z.array(text).max(8).optional();
/** A message may follow another and still stand on its own. */
const leans = z.boolean().optional();
const entryLine = z.object({ id: z.number(), text, history, leans });
const catalogueLine = z.object({
  text,
  services: z.array(z.string()),
  wants: z.array(z.enum(wants)),
  tier: z.string().nullish(),
  history,
});
const kindLine = z.object({
  kind: z.enum([...kinds, 'neighbour']),
  text,
  area: z.string().optional(),
  services: z.array(z.string()).optional(),
  place: z.string().optional(),
  history,
});

const tagsOf = new Map(allEntries().map(({ id, tags }) => [id, tags]));

/** Entries that turn something down are told apart from those that explain. */
function kindOfEntry(id: number): Kind {
  const tags = tagsOf.get(id) ?? [];
  return tags.includes('not-offered') ? 'not-offered' : tags.includes('steering') ? 'steering' : 'entry';
}

/** One line of a writer's file: what it is about follows from which labels it has. */
function readLine(writer: string, line: unknown): Example {
  const asEntry = entryLine.safeParse(line);
  if (asEntry.success) {
    const { id, ...rest } = asEntry.data;
    const leans = rest.leans ?? rest.history !== undefined;
    return { writer, ...rest, keys: [`entry:${id}`], kind: kindOfEntry(id), leans };
  }
  const asCatalogue = catalogueLine.safeParse(line);
  if (asCatalogue.success) {
    const { services, wants: wanted, text, history } = asCatalogue.data;
    const keys = services.map((slug) => `service:${slug}`);
    return { writer, text, history, keys, kind: 'catalogue', wants: wanted, leans: history !== undefined };
  }
  const { kind, text, area, services = [], history } = kindLine.parse(line);
  const keys = area ? [`area:${area}`] : services.map((slug) => `service:${slug}`);
  // A neighbour may ask for a service or for a policy: only its services are labelled.
  const known: Kind | undefined = kind !== 'neighbour' ? kind : services.length ? 'catalogue' : undefined;
  return { writer, text, history, keys, kind: known, leans: history !== undefined };
}

function linesOf(file: string): unknown[] {
  const lines = readFileSync(path.join(dataFolder, file), 'utf8').split('\n');
  return lines.filter((line) => line.trim()).map((line) => JSON.parse(line));
}

function written(): Example[] {
  return readdirSync(dataFolder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .flatMap((file) => linesOf(file).map((line) => readLine(path.basename(file, '.jsonl'), line)));
}

function ownWordings({ id, question, alternatives, category }: Entry): Example[] {
  const isPlace = category === 'availability';
  return [question, ...alternatives].map((wording) => ({
    writer: isPlace ? 'rendered-places' : 'entries',
    text: wording,
    keys: isPlace ? [] : [`entry:${id}`],
    kind: isPlace ? 'place' : kindOfEntry(id),
    leans: false,
  }));
}

/** Every labelled message there is: those of the writers, and the wordings the knowledge base holds itself. */
export function allExamples(): Example[] {
  const entries = allEntries();
  const own = entries.flatMap((entry) => (entry.workedOut ? workedOutExamples(entry) : ownWordings(entry)));
  return [...written(), ...own];
}
