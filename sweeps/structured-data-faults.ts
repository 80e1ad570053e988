import { type Requirements, requiredProperties } from './required-properties.ts';

type Thing = Readonly<Record<string, unknown>>;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function isFilled(value: unknown): boolean {
  return listOf(value).length > 0 && listOf(value).every((part) => part !== '' && part !== null);
}

/** Only a reference to something described elsewhere: { '@id': 'https://…/#organization' }. */
function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === '@id';
}

function missing(thing: Thing, { properties, together = [], atLeast }: Requirements): string[] {
  const has = (name: string) => isFilled(thing[name]);
  return [
    ...properties.flatMap((names) =>
      listOf(names).some((name) => has(`${name}`)) ? [] : `has no ${listOf(names).join(' or ')}`,
    ),
    ...together
      .filter((names) => names.some(has) && !names.every(has))
      .map((names) => `has not all of ${names.join(', ')}`),
    ...(atLeast && listOf(thing[atLeast.property]).length < atLeast.elements
      ? [`has fewer than ${atLeast.elements} ${atLeast.property}`]
      : []),
  ];
}

const shapes: Readonly<Record<string, { holds: (value: unknown) => boolean; wanted: string }>> = {
  url: { holds: isWholeAddress, wanted: 'a whole address' },
  image: { holds: isWholeAddress, wanted: 'a whole address' },
  logo: { holds: isWholeAddress, wanted: 'a whole address' },
  datePublished: { holds: isDate, wanted: 'a date' },
  price: { holds: isAmount, wanted: 'a positive amount' },
  minPrice: { holds: isAmount, wanted: 'a positive amount' },
  priceCurrency: { holds: (value) => /^[A-Z]{3}$/.test(`${value}`), wanted: 'a currency' },
};

function isWholeAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.parse(value)?.protocol === 'https:';
}

function isDate(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}

function misshapen(thing: Thing): string[] {
  return Object.entries(shapes).flatMap(([name, { holds, wanted }]) =>
    thing[name] === undefined || holds(thing[name]) ? [] : [`${name} is not ${wanted}: ${JSON.stringify(thing[name])}`],
  );
}

function misnumbered({ itemListElement }: Thing): string[] {
  const positions = listOf(itemListElement).flatMap((item) => (isThing(item) ? listOf(item.position) : []));
  return positions.every((position, index) => position === index + 1) ? [] : ['positions do not count from 1'];
}

/** Problems with structured data, with their path: 'Service.offers: has no price'. */
export function structuredDataFaults(data: unknown, way = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((part) => structuredDataFaults(part, way));
  if (!isThing(data) || isReference(data)) return [];
  const types = listOf(data['@type']).map(String);
  const here = [way, types.join('+')].filter(Boolean).join('.');
  const own = types.flatMap((type) => {
    const requirements = requiredProperties[type];
    return requirements ? missing(data, requirements) : [`the type ${type} is not in the table`];
  });
  const faults = [...(types.length > 0 ? own : ['has no type']), ...misshapen(data), ...misnumbered(data)];
  const inside = Object.entries(data).flatMap(([name, value]) => structuredDataFaults(value, `${here}.${name}`));
  return [...faults.map((fault) => `${here}: ${fault}`), ...inside];
}
