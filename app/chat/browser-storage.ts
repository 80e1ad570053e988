/** Storage may be blocked, full or absent; the chat then simply forgets. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing a visitor could do about it, and the chat works without.
  }
}
