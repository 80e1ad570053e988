import { expect, test } from 'vitest';
import { structuredDataFaults } from './structured-data-faults.ts';

const crumb = (position: number) => ({ '@type': 'ListItem', position, name: 'A', item: 'https://site.example/a' });

test('valid structured data has no faults', () => {
  expect(structuredDataFaults({ '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(2)] })).toEqual([]);
  expect(
    structuredDataFaults({
      '@type': ['Organization'],
      name: 'Site',
      url: 'https://site.example/',
      parentOrganization: { '@id': 'https://site.example/#parent' },
    }),
  ).toEqual([]);
});

test.each([
  ['a property is missing', { '@type': 'WebSite', url: 'https://site.example/' }, 'WebSite: has no name'],
  ['a property is empty', { '@type': 'Answer', text: '' }, 'Answer: has no text'],
  [
    'none of several is there',
    { '@type': 'ContactPoint', contactType: 'sales' },
    'ContactPoint: has no email or telephone',
  ],
  ['a type is unknown', { '@type': 'Review', name: 'Good' }, 'Review: the type Review is not in the table'],
  ['there is no type', { name: 'Good' }, ': has no type'],
  [
    'a list is too short',
    { '@type': 'BreadcrumbList', itemListElement: [crumb(1)] },
    'BreadcrumbList: has fewer than 2 itemListElement',
  ],
  [
    'positions skip',
    { '@type': 'BreadcrumbList', itemListElement: [crumb(1), crumb(3)] },
    'BreadcrumbList: positions do not count from 1',
  ],
  [
    'a price has no currency',
    { '@type': 'Offer', name: 'A', url: 'https://site.example/', price: 5 },
    'Offer: has not all of price, priceCurrency',
  ],
  ['an address is not whole', { '@type': 'WebSite', name: 'A', url: '/' }, 'WebSite: url is not a whole address: "/"'],
  [
    'it is deep inside',
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer' } },
    'Question.acceptedAnswer.Answer: has no text',
  ],
])('a fault is found when %s', (_, data, fault) => {
  expect(structuredDataFaults(data)).toEqual([fault]);
});
