import { isServed } from '#company/area.ts';
import { company, offices } from '#company/facts.ts';
import { baseCountry, called, within } from '#company/places.ts';
import type { Draft } from '../draft.ts';
import { idRanges } from '../id-ranges.ts';
import { type Place, places } from '../places.ts';

/** 'Amsterdam, the Netherlands'; Mexico City and Singapore already contain their country. */
function inCountry({ city, country }: Place): string {
  return city.startsWith(country) ? city : `${called(city)}, ${called(country)}`;
}

type Answer = (place: Place) => string;

const contact = 'Write to {company.contact}.';

const atHome: readonly Answer[] = [
  ({ city }) =>
    `Yes. {company.name} is based in {company.base}, so ${called(city)} is close to home, and we serve clients {company.area} as well. Projects run online, with a dedicated project manager. ${contact}`,
  ({ city }) =>
    `Yes, we work with businesses ${within(city)}. {company.name} is based in {company.base} and also serves clients {company.area}. You order online: {orders.link}`,
  ({ city }) =>
    `Yes. We're based in {company.base} and serve clients ${within(city)} as well as worldwide. You order online, have a dedicated project manager and get the finished work online too. ${contact}`,
];

const withOffice: readonly Answer[] = [
  (place) =>
    `Yes. We serve clients ${within(place.city)} and worldwide. {company.name} is based in {company.base} and has an office in ${called(place.country)} too. Projects run online, so it doesn't matter exactly where you are. ${contact}`,
  (place) =>
    `Yes, businesses ${within(place.city)} are welcome. We're based in {company.base} with an office in ${called(place.country)}, and we serve clients {company.area}. Every project has a dedicated project manager, and you order online: {orders.link}`,
  (place) =>
    `Yes, we take on projects from ${called(place.city)}. {company.name} is based in {company.base}, has an office in ${called(place.country)} and serves clients {company.area}. Tell us what you need at {page.contact}`,
];

const abroad: readonly Answer[] = [
  ({ city }) =>
    `Yes. {company.name} is based in {company.base} and serves clients ${within(city)} and worldwide. Ordering, updates and delivery all happen online, so distance doesn't matter. ${contact}`,
  (place) =>
    `Yes, we work with clients in ${inCountry(place)}, as we do worldwide. We're based in {company.base} and don't have an office in ${called(place.country)}, but projects run entirely online, with a dedicated project manager. ${contact}`,
  (place) =>
    `Yes, we serve ${called(place.city)} online. {company.name} is based in {company.base} and works for businesses worldwide${place.city === place.country ? '' : `, ${called(place.country)} included`}. Prices are in {company.currency}, and nearly all of them are published here: {page.services}`,
  ({ city, region }) =>
    `Yes. From our base in {company.base} we serve clients ${within(city)}, elsewhere in ${called(region)} and worldwide. Tell us what you need and when: {page.contact}`,
];

const nearby: Answer = ({ city }) =>
  `Yes, we work ${within(city)}. {company.name} is based in {company.base} and serves clients {company.area}. ${contact}`;

const officeCountries = new Set<string>(offices.map(({ country }) => country));

/** The wording varies by the place's number, so that neighbours in the list don't read alike. */
function answerFor(place: Place, number: number): string {
  if (company.area.kind !== 'worldwide') return nearby(place);
  const answers = place.country === baseCountry ? atHome : officeCountries.has(place.country) ? withOffice : abroad;
  return answers[number % answers.length]?.(place) ?? '';
}

const questions: readonly ((city: string) => string)[] = [
  (city) => `Do you work with clients ${within(city)}?`,
  (city) => `Are your services available ${within(city)}?`,
  (city) => `Can you help a business ${within(city)}?`,
];

export function placeEntries(): Draft[] {
  return places.flatMap((place, number) => {
    const { city } = place;
    if (!isServed(city, place.country)) return [];
    const asked = questions.map((question) => question(city));
    const question = asked[number % asked.length] ?? '';
    return {
      id: idRanges.places.from + number,
      question,
      answer: answerFor(place, number),
      category: 'availability',
      alternatives: [
        ...asked.filter((wording) => wording !== question),
        `do you serve ${inCountry(place)}`,
        `{company.trade} ${city}`,
        `i am from ${called(city)}, can we work together?`,
      ],
      tags: ['availability', 'place'],
      place: { city, country: place.country },
      source: `places.ts ${city}`,
    };
  });
}
