import type { KeyboardEvent } from 'react';

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp']);

/**
 * For a select that acts on the first choice. While it is closed, arrow keys and letters select at once on most
 * systems, so keyboard users would never get past the first option. Here they open the list, in which Enter selects.
 */
export function openInsteadOfChoosing(event: KeyboardEvent<HTMLSelectElement>): void {
  const letter = event.key.length === 1 && event.key !== ' ';
  if (event.ctrlKey || event.metaKey || event.altKey || !(letter || movingKeys.has(event.key))) return;
  const list = event.currentTarget;
  if (!('showPicker' in list) || isOpen(list)) return;
  event.preventDefault();
  list.showPicker();
}

function isOpen(list: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && list.matches(':open');
}
