import { offices } from '#company/facts.ts';
import type { Draft } from '../draft.ts';
import { idRanges } from '../id-ranges.ts';
import { type Place, places } from '../places.ts';

function inCountry({ city, country }: Place): string {
  return city === country ? city : `${city}, ${country}`;
}

/** Countries that English calls by an article. */
const articled = ['United Kingdom', 'United States', 'United Arab Emirates', 'Netherlands', 'Philippines', 'Maldives'];

function theCountry(country: string): string {
  return articled.includes(country) || country.endsWith('Republic') ? `the ${country}` : country;
}

type Answer = (place: Place) => string;

const contact = 'Write to {company.email} or WhatsApp {company.whatsapp}.';

const atHome: readonly Answer[] = [
  ({ city }) =>
    `Yes. {company.name} is based in Pakistan, so ${city} is close to home for us, and we serve clients worldwide as well. Projects run online, with a project manager of your own. ${contact}`,
  ({ city }) =>
    `Yes, we work with businesses in ${city}. {company.name} is based in Pakistan and also serves clients around the world. Everything can be ordered online: {app.services}`,
  ({ city }) =>
    `Yes. We are based in Pakistan and serve ${city} as well as clients worldwide. You order online, talk to your project manager directly and get the finished files online too. ${contact}`,
];

const withOffice: readonly Answer[] = [
  (place) =>
    `Yes. We serve ${place.city} and clients worldwide. {company.name} is based in Pakistan and has an office in ${theCountry(place.country)} too. Projects run online, so your exact location makes no difference. ${contact}`,
  (place) =>
    `Yes, businesses in ${place.city} are welcome. Our team is based in Pakistan, and ${theCountry(place.country)} is one of the countries where we have an office. You have one project manager to talk to, and you order online: {app.services}`,
  (place) =>
    `Yes, we take on projects from ${place.city}. {company.name} is based in Pakistan, lists an office in ${theCountry(place.country)} and serves clients worldwide. Tell us what you need at {page.contact}`,
];

const abroad: readonly Answer[] = [
  ({ city }) =>
    `Yes. {company.name} is based in Pakistan and serves ${city} and clients worldwide. Ordering, updates and delivery all happen online, so distance is no obstacle. ${contact}`,
  (place) =>
    `Yes, we work with clients in ${inCountry(place)}, as we do worldwide. We are based in Pakistan and have no office in ${theCountry(place.country)}, but projects run fully online with a project manager of your own. ${contact}`,
  (place) =>
    `Yes, we serve ${place.city} online. {company.name} is based in Pakistan and works for businesses all over the world, ${theCountry(place.country)} included. Prices are in US dollars, and you find them here: {page.services}`,
  ({ city, region }) =>
    `Yes. From our base in Pakistan we serve ${city}, other cities in ${region === 'Middle East' ? 'the Middle East' : region} and clients worldwide. Tell us what you need and when: {page.contact}`,
];

const officeCountries = new Set<string>(offices.map(({ country }) => country));

/** The wording goes by the place's number, so that neighbours in the list do not read alike. */
function answerFor(place: Place, number: number): string {
  const answers = place.country === 'Pakistan' ? atHome : officeCountries.has(place.country) ? withOffice : abroad;
  return answers[number % answers.length]?.(place) ?? '';
}

const questions: readonly ((city: string) => string)[] = [
  (city) => `Do you work with clients in ${city}?`,
  (city) => `Are your services available in ${city}?`,
  (city) => `Can you help a business in ${city}?`,
];

export function placeEntries(): Draft[] {
  return places.map((place, number) => {
    const { city } = place;
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
        `digital agency ${city}`,
        `i am from ${city}, can we work together?`,
      ],
      tags: ['availability', 'place'],
      source: `places.ts ${city}`,
    };
  });
}
