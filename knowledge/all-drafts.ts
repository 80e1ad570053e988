import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Draft } from './draft.ts';
import { areaEntries } from './render/areas.ts';
import { bySiteDrafts } from './render/by-site.ts';
import { catalogueEntries } from './render/catalogue-entries.ts';
import { noticeEntries } from './render/notices.ts';
import { placeEntries } from './render/places.ts';
import { serviceQuestionEntries } from './render/service-questions.ts';
import type { ServiceTexts } from './render/subject.ts';

export interface Sources {
  written: readonly Draft[];
  texts: ServiceTexts;
  catalogue: Catalogue;
}

/** Every entry from every source. If a search finds two that are alike, the first wins: notices, then hand-written entries. */
export function allDrafts({ written, texts, catalogue }: Sources): Draft[] {
  return [
    ...noticeEntries(),
    ...written,
    ...serviceQuestionEntries(texts),
    ...catalogueEntries(catalogue, texts),
    ...areaEntries(written),
    ...bySiteDrafts(),
    ...placeEntries(),
  ];
}
