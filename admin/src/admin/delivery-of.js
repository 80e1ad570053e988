/** '5 to 7 days', as the form says it. */
export function deliveryOf(delivery) {
  if (!delivery?.to) return 'with the quote';
  const { from, to, unit } = delivery;
  const span = from && from !== to ? `${from} to ${to}` : `${to}`;
  return `${span} ${unit}${to === 1 ? '' : 's'}`;
}
