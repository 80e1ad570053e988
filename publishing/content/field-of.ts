/** Wrappers the repository's shapes put around the fields of a form. */
const wrappers = new Set(['facts', 'text', 'company', 'policies']);

/** Maximum nesting depth of field groups. */
const deepest = 8;

/** '{logo-design.basic.prize}' as a whole; quoted text without its quotation marks. */
function quotedIn(reason: string): string[] {
  const found = reason.matchAll(/\{[^{}]{1,100}\}|'([^']{1,100})'/g);
  return Array.from(found, ([whole, quoted]) => (quoted ?? whole).replace(/…$/, ''));
}

/** The path to the first text that contains a string. A list of texts is one field in a form. */
function pathTo(piece: string, value: unknown, depth = 0): string[] | undefined {
  if (typeof value === 'string') return value.includes(piece) ? [] : undefined;
  if (value === null || typeof value !== 'object' || depth > deepest) return undefined;
  const isList = Array.isArray(value);
  for (const [key, field] of Object.entries(value)) {
    const rest = pathTo(piece, field, depth + 1);
    if (!rest) continue;
    if (isList && typeof field === 'string') return [];
    return depth === 0 && wrappers.has(key) && rest.length > 0 ? rest : [key, ...rest];
  }
  return undefined;
}

/** The form field that contains a text. */
export function fieldWith(text: string, value: unknown): string | undefined {
  const found = pathTo(text, value);
  return found && found.length > 0 ? found.join('.') : undefined;
}

/** Which fields the assistant's answers about a service are made from, by the file that renders them. */
const fieldsOfAnswers: Readonly<Record<string, string>> = {
  packages: 'packages',
  prices: 'packages',
  times: 'packages',
  'service-questions': 'questions',
};

/** The form field a reason refers to: by the path it starts with, or by what it quotes from the record. */
export function fieldOf(reason: string, value: unknown): string | undefined {
  const [, path] = /^([a-zA-Z]\w{0,40}(?:\.\w{1,40}){0,8}): /.exec(reason) ?? [];
  if (path) {
    const [first = '', ...rest] = path.split('.');
    return wrappers.has(first) && rest.length > 0 ? rest.join('.') : path;
  }
  for (const piece of quotedIn(reason)) {
    const found = fieldWith(piece, value);
    if (found) return found;
  }
  const [, answers = ''] = /^knowledge\/render\/([a-z-]+)\.ts /.exec(reason) ?? [];
  return fieldsOfAnswers[answers];
}
