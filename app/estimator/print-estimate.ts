/** Prints the estimate's sheet alone: the print style reads the attribute. */
export function printEstimate(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'estimate';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
