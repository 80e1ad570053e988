/** Prints only the estimate's sheet: the print style checks the attribute. */
export function printEstimate(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'estimate';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
