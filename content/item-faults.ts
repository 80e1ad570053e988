import type { Real, SampleOrReal } from './sample.ts';

/** What a real item lacks. Nobody is quoted or shown without consent. */
function faultsOf({ client, link, consent }: Real): string[] {
  return [
    ...(client.trim() ? [] : ['has no client: name them, or mark the item as a sample']),
    ...(consent.trim() ? [] : [`of ${client} has no consent: note how and when they agreed to be shown`]),
    ...(link === undefined || URL.canParse(link) ? [] : [`of ${client} has a link that is no address: '${link}'`]),
  ];
}

export function findItemFaults(items: readonly SampleOrReal[]): string[] {
  return items.flatMap((item, index) =>
    item.sample ? [] : faultsOf(item).map((reason) => `number ${index + 1} ${reason}`),
  );
}
