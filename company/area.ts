import type { Area } from './fact-types.ts';
import { company } from './facts.ts';
import { joinWords } from './join-words.ts';
import { called } from './places.ts';

/** 'worldwide', 'in Portugal and Spain', 'in and around Leeds': follows 'we serve clients'. */
export function areaInWords(area: Area = company.area): string {
  switch (area.kind) {
    case 'worldwide':
      return 'worldwide';
    case 'countries':
      return `in ${joinWords(area.countries.map(called), 'and')}`;
    case 'around':
      return `in and around ${called(area.place)}`;
  }
}

/** Whether a place is within the area; a country counts as a place, too. */
export function isServed(place: string, country: string, area: Area = company.area): boolean {
  switch (area.kind) {
    case 'worldwide':
      return true;
    case 'countries':
      return area.countries.includes(country);
    case 'around':
      return [area.place, ...area.towns].includes(place);
  }
}
