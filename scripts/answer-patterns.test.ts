import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Patterns in `assistant/answer` match our own texts; about visitors' words it knows only the reading. */
const folder = 'assistant/answer';

/** Patterns for our own texts, never a visitor's. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // The blanks of an entry that answers a case.
  'cases.ts': ['/\\{([a-z-]+)\\}/g'],
  // Bullets of a reply that begin in lower case.
  'draft.ts': ['/^- [a-z]/gm'],
  // The yes or no at the beginning of an entry's answer.
  'replies.ts': [
    "/^(?:Yes|No), (?!(?:if|as|so|but|when|in|on|with|within|and|for|mainly|mostly|both|tell|send|order|press|plan|please|not|whether|where|sorry|that's|any|much|it should)\\b)/",
  ],
  // The first sentence of an entry's answer.
  'for-package.ts': ['/^[^.:!?]*[.:]\\s+/'],
};

const literal = /(?<=[(=,:?!&|[{;]\s*|return\s+)\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;
const calls = /\bRegExp\b|\.(?:exec|match|matchAll|search)\(/g;

/** Comments and texts may contain slashes. */
function codeOf(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/'(?:\\.|[^'\\\n])*'/g, "''");
}

test('no file in answer/ has patterns for what visitors write', async () => {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(names.length).toBeGreaterThan(10);
  const found = await Promise.all(
    names.map(async (name) => {
      const code = codeOf(await readFile(path.join(folder, name), 'utf8'));
      return [...code.matchAll(literal), ...code.matchAll(calls)]
        .map(([pattern]) => pattern)
        .filter((pattern) => !allowed[name]?.includes(pattern))
        .map((pattern) => `${name}: ${pattern}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

test('the check finds patterns in any use', () => {
  const code =
    "const a = /x y/.test(text); if (/[/]b/u.exec(text)) return /c/i; new RegExp('d'); e.match(f); g(h, /i\\/j/)";
  expect([...codeOf(code).matchAll(literal)].map(([pattern]) => pattern)).toEqual([
    '/x y/',
    '/[/]b/u',
    '/c/i',
    '/i\\/j/',
  ]);
  expect([...codeOf(code).matchAll(calls)]).toHaveLength(3);
});
