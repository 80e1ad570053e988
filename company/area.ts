import type { Area } from './fact-types.ts';
import { company } from './facts.ts';
import { inARow } from './in-a-row.ts';
import { called } from './places.ts';

/** 'worldwide', 'in Portugal and Spain', 'in and around Leeds': stands after 'we serve clients'. */
export function areaInWords(area: Area = company.area): string {
  switch (area.kind) {
    case 'worldwide':
      return 'worldwide';
    case 'countries':
      return `in ${inARow(area.countries.map(called))}`;
    case 'around':
      return `in and around ${called(area.place)}`;
  }
}

/** Whether a place is within the area; a country counts as a place of its own. */
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
