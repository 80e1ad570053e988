import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Expression {
  /** File and line. */
  place: string;
  source: string;
  flags: string;
}

export interface Found {
  /** Regular expression literals. */
  literals: Expression[];
  /** Files that build some from strings, which are known only after the file has run. */
  builders: string[];
}

/** The regular expressions in the code of some folders, except in tests and fixtures. */
export function expressionsIn(root: string, folders: readonly string[]): Found {
  const literals: Expression[] = [];
  const builders = new Set<string>();
  for (const file of globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$|\/fixture-/.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const line = text.slice(0, node.start).split('\n').length;
        literals.push({ place: `${file}:${line}`, source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') builders.add(file);
      },
    });
    visitor.visit(parseSync(file, text).program);
  }
  return { literals, builders: [...builders] };
}
