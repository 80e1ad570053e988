import { company } from '#company/facts.ts';

/** Where clients are served, in schema.org terms. */
export function areaServed(): string | object[] {
  const { area } = company;
  switch (area.kind) {
    case 'worldwide':
      return 'Worldwide';
    case 'countries':
      return area.countries.map((name) => ({ '@type': 'Country', name }));
    case 'around':
      return [area.place, ...area.towns].map((name) => ({ '@type': 'City', name }));
  }
}
