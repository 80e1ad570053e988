import type { ServiceFacts } from '#catalogue/service.ts';
import type { Content, RecordType, RecordTypes } from '../content/content.ts';

/** The content with one record changed or removed. */
export function change<Type extends RecordType>(
  content: Content,
  type: Type,
  key: string,
  make: (value: RecordTypes[Type]) => RecordTypes[Type] | undefined,
): Content {
  const list = content[type].flatMap((kept) => {
    const value = kept.key === key ? make(kept.value) : kept.value;
    return value === undefined ? [] : [{ ...kept, value }];
  });
  return { ...content, [type]: list };
}

/** The content with one record added. */
export function add<Type extends RecordType>(
  content: Content,
  type: Type,
  key: string,
  value: RecordTypes[Type],
): Content {
  return { ...content, [type]: [...content[type], { key, value }] };
}

/** A made-up service in the last category. Its page mentions `thing` where another's mentions infographics. */
export function withService(content: Content, facts: Partial<ServiceFacts> & { slug: string }, thing: string): Content {
  const model = content.service.find(({ key }) => key === 'infographic-design')?.value;
  if (!model) throw new Error('The service to copy is gone');
  const capital = thing.charAt(0).toUpperCase() + thing.slice(1);
  const text = JSON.stringify(model.text)
    .replaceAll('infographic-design', facts.slug)
    .replaceAll('infographic', thing)
    .replaceAll('Infographic', capital);
  const value = { facts: { ...model.facts, ...facts }, text: JSON.parse(text) };
  return change(add(content, 'service', facts.slug, value), 'category', 'six', (category) => ({
    ...category,
    services: [...category.services, facts.slug],
  }));
}

/** A service that no other text mentions. */
export function withKites(content: Content): Content {
  const facts = {
    slug: 'kite-design',
    number: 60,
    name: 'Kite Design',
    shortName: 'Kite Design',
    words: { said: 'kite design', thing: 'a kite', terms: ['kite', 'paper kite'] as [string, string] },
    alsoCalled: ['kite', 'paper kite', 'kite design'],
  };
  return withService(content, facts, 'kite');
}
