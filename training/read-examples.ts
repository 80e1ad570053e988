import { z } from 'zod';
import { encoderContext } from '#assistant/dialogue/encoder-context.ts';
import { createShop } from '#catalogue/shop.ts';
import type { Entry } from '#knowledge/entry.ts';
import { allEntries } from '#knowledge/index.ts';
import { type Kind, kinds, wants } from '#language/encode/labels.ts';
import { catalogueExamples } from './catalogue-examples.ts';
import type { Example } from './examples.ts';
import { readSets } from './manifest.ts';
import { readEntries } from './read-entries.ts';

const text = z.string().trim().min(1).max(1_000);
const history = z.array(text).max(8).optional();
/** A message may follow another and still be complete by itself. */
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
const turn = z.object({
  text,
  kind: z.enum(kinds),
  id: z.number().nullish(),
  services: z.array(z.string()).optional(),
  wants: z.array(z.enum(wants)).optional(),
  leans: z.boolean(),
});
const talkLine = z.object({ turns: z.array(turn).min(1).max(10) });
type Turn = z.infer<typeof turn>;

const tagsOf = new Map(allEntries().map(({ id, tags }) => [id, tags]));
const { offers } = createShop();

function namesOf(services: readonly string[]): string[] {
  return services.flatMap((slug) => offers.get(slug)?.shortName ?? []);
}

function servicesOf(keys: readonly string[]): string[] {
  return keys.filter((key) => key.startsWith('service:')).map((key) => key.slice('service:'.length));
}

/** Entries that turn something down are distinguished from those that explain. */
function kindOfEntry(id: number): Kind {
  const tags = tagsOf.get(id) ?? [];
  return tags.includes('not-offered') ? 'not-offered' : tags.includes('steering') ? 'steering' : 'entry';
}

type Labelled = Omit<Example, 'context'>;

function withContext(example: Labelled): Example {
  const names = namesOf(servicesOf(example.keys));
  return { ...example, context: encoderContext(names, example.kind === 'refused', example.text) };
}

/** The context, if only the messages are known. */
function after(earlier: readonly string[] | undefined): Pick<Labelled, 'before'> {
  const before = earlier?.at(-1);
  return before === undefined ? {} : { before };
}

/** A line of a writer's file: its labels determine what it is about. */
function readLine(writer: string, line: unknown): Labelled {
  const asEntry = entryLine.safeParse(line);
  if (asEntry.success) {
    const { id, text: said, history: earlier, leans: told } = asEntry.data;
    const kind = kindOfEntry(id);
    return { writer, text: said, ...after(earlier), keys: [`entry:${id}`], kind, leans: told ?? earlier !== undefined };
  }
  const asCatalogue = catalogueLine.safeParse(line);
  if (asCatalogue.success) {
    const { services, wants: wanted, text: said, history: earlier } = asCatalogue.data;
    const keys = services.map((slug) => `service:${slug}`);
    return {
      writer,
      text: said,
      ...after(earlier),
      keys,
      kind: 'catalogue',
      wants: wanted,
      leans: earlier !== undefined,
    };
  }
  const { kind, text: said, area, services = [], history: earlier } = kindLine.parse(line);
  const keys = area ? [`area:${area}`] : services.map((slug) => `service:${slug}`);
  // A neighbour may ask for a service or for a policy: only its services are labelled.
  const known: Kind | undefined = kind !== 'neighbour' ? kind : services.length ? 'catalogue' : undefined;
  const welcome = kind === 'neighbour' ? { welcome: true as const } : {};
  return { writer, text: said, ...after(earlier), keys, kind: known, ...welcome, leans: earlier !== undefined };
}

/** The messages of a conversation, each with the context at that point. */
function readTalk(writer: string, turns: readonly Turn[]): Labelled[] {
  let services: readonly string[] = [];
  let refused = false;
  return turns.map(({ text: said, kind, id, services: own = [], wants: wanted, leans: leaning }, at) => {
    const last = turns[at - 1]?.text;
    const order = services.flatMap((slug) => offers.get(slug)?.name ?? []);
    const before = last === undefined ? {} : { before: encoderContext(namesOf(services), refused, last), order };
    if (kind === 'refused' || kind === 'catalogue') {
      services = kind === 'catalogue' ? own : [];
      refused = kind === 'refused';
    }
    const keys =
      kind === 'catalogue' ? own.map((slug) => `service:${slug}`) : id && kind === 'entry' ? [`entry:${id}`] : [];
    const known = id && kind === 'entry' ? kindOfEntry(id) : kind;
    return {
      writer,
      text: said,
      ...before,
      keys,
      kind: known,
      ...(kind === 'catalogue' && wanted?.length ? { wants: wanted } : {}),
      leans: leaning && at > 0,
    };
  });
}

function written(): Labelled[] {
  return readSets('messages').flatMap(({ writer, lines }) =>
    lines.flatMap((line) => {
      const talk = talkLine.safeParse(line);
      return talk.success ? readTalk(writer, talk.data.turns) : [readLine(writer, line)];
    }),
  );
}

function ownWordings({ id, question, alternatives, category }: Entry): Labelled[] {
  const isPlace = category === 'availability';
  return [question, ...alternatives].map((wording) => ({
    writer: isPlace ? 'rendered-places' : 'entries',
    text: wording,
    keys: isPlace ? [] : [`entry:${id}`],
    kind: isPlace ? 'place' : kindOfEntry(id),
    leans: false,
  }));
}

/** All labelled messages: those of the writers, and the wordings in the knowledge base. */
export function allExamples(): Example[] {
  const entries = readEntries().filter(({ onlyInCase }) => !onlyInCase);
  const own = entries.flatMap((entry) => (entry.workedOut ? catalogueExamples(entry) : ownWordings(entry)));
  return [...written(), ...own].map(withContext);
}
