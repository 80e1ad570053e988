/** The event by which a page's scripts signal that they have taken over. */
export const hydratedEvent = 'hydrated';
