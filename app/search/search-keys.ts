/** The link to the search, by the keys that it says it has. */
export const searchLink = 'a[aria-keyshortcuts]';

/** '/' or Ctrl-K, unless somebody is typing. A dialog that is open already, the menu for one, keeps the keyboard. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target);
  const commandK = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
  return (slash || commandK) && !document.querySelector('dialog[open]');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
