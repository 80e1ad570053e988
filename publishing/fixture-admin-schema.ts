import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { quantityNames } from '#catalogue/quantities.ts';

const file = path.resolve(import.meta.dirname, '../admin/schema.graphql');

/** The admin host's schema. Which limits packages may have depends on the catalogue, in both. */
export function adminSchema(): GraphQLSchema {
  const printed = readFileSync(file, 'utf8');
  const limits = `enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY { ${quantityNames.join(' ')} }`;
  return buildSchema(printed.replace(/enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY \{[^}]*\}/, limits));
}
