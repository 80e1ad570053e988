import type { RemovedService } from '#catalogue/redirect-types.ts';
import type { ServiceBySite } from '#catalogue/service-by-site.ts';
import * as businessHeadshots from './services/business-headshots.ts';
import * as eventPhotography from './services/event-photography.ts';
import * as portraitSessions from './services/portrait-sessions.ts';
import * as productPhotography from './services/product-photography.ts';
import * as propertyPhotography from './services/property-photography.ts';
import * as weddingPhotography from './services/wedding-photography.ts';

export const offered = [
  {
    id: '1',
    sid: 'one',
    name: 'Weddings and Events',
    shortName: 'Celebrations',
    icon: 'M12 3l9 16H3zM12 3v16',
    page: weddingPhotography,
    services: [weddingPhotography, eventPhotography],
  },
  {
    id: '2',
    sid: 'two',
    name: 'Portraits and Headshots',
    shortName: 'People',
    icon: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c0-5 4-7 8-7s8 2 8 7',
    page: portraitSessions,
    services: [portraitSessions, businessHeadshots],
  },
  {
    id: '3',
    sid: 'three',
    name: 'Photography for Business',
    shortName: 'Business',
    icon: 'M3 7h4l2-3h6l2 3h4v13H3zM12 9a4 4 0 100 8 4 4 0 000-8z',
    page: productPhotography,
    services: [productPhotography, propertyPhotography],
  },
];

export const offeredWithoutPage: readonly { facts: ServiceBySite }[] = [];

export const noLongerOffered: readonly RemovedService[] = [];
