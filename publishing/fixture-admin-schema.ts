import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { quantityNames } from '#catalogue/quantities.ts';

const file = path.resolve(import.meta.dirname, '../admin/schema.graphql');

/** What the admin host answers. Which limits packages may have follows the catalogue, there and here. */
export function adminSchema(): GraphQLSchema {
  const printed = readFileSync(file, 'utf8');
  const limits = `enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY { ${quantityNames.join(' ')} }`;
  return buildSchema(printed.replace(/enum ENUM_COMPONENTCATALOGUELIMIT_QUANTITY \{[^}]*\}/, limits));
}
