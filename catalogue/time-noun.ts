/** 'days', if a service is ordered by the day (`orderNoun: 'Days'`): how many orders then says how long it takes. */
export function timeNoun(orderNoun = ''): string | undefined {
  return /^(?:hours|days|nights|weeks)$/i.test(orderNoun) ? orderNoun.toLowerCase() : undefined;
}
