import { facetCues } from './facets.ts';
import { elsewhereCues, manipulationCues, outsideCues } from './manipulation.ts';
import { refusedAreas } from './refusals.ts';
import { serviceDescriptions } from './service-descriptions.ts';
import { smallTalk } from './small-talk.ts';
import { tierCues } from './tiers.ts';
import { topics } from './topics/index.ts';

const patterns: readonly (RegExp | undefined)[] = [
  ...Object.values(facetCues),
  ...Object.values(tierCues),
  manipulationCues,
  outsideCues,
  elsewhereCues,
  ...refusedAreas.flatMap(({ asked, welcome }) => [asked, welcome]),
  ...serviceDescriptions.map(({ described }) => described),
  ...smallTalk.map(({ said }) => said),
  ...topics.flatMap(({ asked, unless }) => [asked, unless]),
];

/** Every word that some cue looks for. It is right as it stands: 'ddos' must not be corrected to 'does'. */
export const cueWords: ReadonlySet<string> = new Set(
  patterns.flatMap((pattern) => pattern?.source.match(/[a-z]{3,}/g) ?? []),
);
