import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Groups of fields are paginated, too. */
const whole = '(pagination: { limit: 500 })';

/** The alternatives and parts of a schema that describe fields. */
function partsOf({ anyOf = [], allOf = [] }: JsonSchema): JsonSchema[] {
  return [...anyOf, ...allOf].filter((part) => typeof part === 'object');
}

function fieldsOf(schema: JsonSchema): string {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => `${name}${subfieldsOf(field)}`);
  return [...own, ...partsOf(schema).map(fieldsOf)].filter(Boolean).join(' ');
}

/** A group of fields is selected field by field; a text or number has none. */
function subfieldsOf(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return '';
  if (schema.type === 'object') return ` { ${fieldsOf(schema)} }`;
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) return `${whole}${subfieldsOf(schema.items)}`;
  return partsOf(schema).map(subfieldsOf).find(Boolean) ?? '';
}

/** The fields that a schema reads, as a GraphQL selection. */
export function selectionOf(schema: z.ZodType): string {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
