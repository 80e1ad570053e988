/** The search link, identified by its declared shortcuts. */
export const searchLink = 'a[aria-keyshortcuts]';

/** '/' or Ctrl-K, unless someone is typing. An open dialog, such as the menu, keeps the keyboard. */
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
