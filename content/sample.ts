/** Made up to show what a page looks like. Pages label it, and it gets no structured data. */
export interface Sample {
  sample: true;
}

/** From a real client who agreed to be named here. */
export interface Real {
  sample?: false;
  /** The client, as they want to be named: a person, a company or both. */
  client: string;
  /** Their website. */
  link?: string;
  /** How and when they agreed, for your records: 'by email, 2026-03-12'. It isn't shown. */
  consent: string;
}

export type SampleOrReal = Sample | Real;

/** Whether all items of a collection are samples, some or none. */
export function sampleShare(items: readonly SampleOrReal[]): 'all' | 'some' | 'none' {
  const samples = items.filter(({ sample }) => sample).length;
  if (samples === items.length) return 'all';
  return samples > 0 ? 'some' : 'none';
}

/** What pages show about whether an item is real; the consent note isn't included. */
export function clientOf(item: SampleOrReal): { sample: boolean; client?: string; link?: string } {
  if (item.sample) return { sample: true };
  return { sample: false, client: item.client, ...(item.link ? { link: item.link } : {}) };
}
