import { company, offices } from './facts.ts';
import { joinWords } from './join-words.ts';

/** Countries, regions and coasts that take an article. */
const articled =
  /^(?:United .*|Netherlands|Philippines|Maldives|Bahamas|Gambia|Seychelles|.* (?:Republic|Islands|Emirates|Coast)|Middle East|Caucasus|Caribbean)$/;

/** 'Portugal', but 'the United Kingdom': a place as used in a sentence. */
export function called(place: string): string {
  return articled.test(place) ? `the ${place}` : place;
}

/** 'in Leeds', 'on the Gold Coast'. */
export function within(place: string): string {
  return `${place.endsWith(' Coast') ? 'on' : 'in'} ${called(place)}`;
}

function countryOf(iso: string): string {
  return offices.find((office) => office.iso === iso)?.country ?? iso;
}

/** The country of the head office. */
export const baseCountry = countryOf(company.base);

/** 'the United Kingdom, the United States and Australia': the offices, with or without the head office. */
export function officeCountries({ withBase }: { withBase: boolean }): string {
  const shown = offices.filter(({ iso }) => withBase || iso !== company.base);
  return joinWords(
    shown.map(({ country }) => called(country)),
    'and',
  );
}

/** 'Portugal', or 'Leeds, United Kingdom' if the city is known. */
export const base = company.city ? `${company.city}, ${baseCountry}` : called(baseCountry);

/**
 * 'based in Portugal, with offices in the United Kingdom and Australia'; with a single office, only the head office.
 */
export function whereabouts(): string {
  const others = officeCountries({ withBase: false });
  const based = `based in ${base}`;
  return others ? `${based}, with ${offices.length > 2 ? 'offices' : 'an office'} in ${others} too` : based;
}
