import { existsSync, readFileSync } from 'node:fs';
import { quantityNames } from '#catalogue/quantities.ts';
import type { Finding } from './finding.ts';

const file = 'admin/schema.graphql';
const enumName = 'ENUM_COMPONENTCATALOGUELIMIT_QUANTITY';
const again = 'or print the file again (`npm exec -- node admin/scripts/print-schema.js`)';

/** A tree that is built from what staff published has no panel. */
function readSchema(): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Kinds of limits that the panel's printed schema has more or fewer of than the catalogue; the panel itself follows. */
export function checkPanel(
  schema: string | undefined = readSchema(),
  quantities: readonly string[] = quantityNames,
): Finding[] {
  if (schema === undefined) return [];
  const lines = schema.split('\n');
  const start = lines.indexOf(`enum ${enumName} {`);
  const printed = lines.slice(start + 1, lines.indexOf('}', start)).map((line) => line.trim());
  const where = `${file}:${start + 1}`;
  return [
    ...quantities
      .filter((name) => !printed.includes(name))
      .map((name) => ({
        where,
        reason: `lacks the limit '${name}' of catalogue/quantities.ts: add it to this list, in the order of the alphabet, ${again}`,
      })),
    ...printed
      .filter((name) => !quantities.includes(name))
      .map((name) => ({
        where,
        reason: `has the limit '${name}', which catalogue/quantities.ts does not have: take it out of this list, ${again}`,
      })),
  ];
}
