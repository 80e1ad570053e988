import { useSyncExternalStore } from 'react';
import { company } from '#company/facts.ts';

type Choice = 'granted' | 'refused' | null;

interface Consent {
  choice: Choice;
  /** The bar is visible: nothing chosen yet, or reopened from the footer. */
  asking: boolean;
}

const storageKey = `${company.storagePrefix}-consent`;
const listeners = new Set<() => void>();
const beforeScripts: Consent = { choice: null, asking: false };
let consent: Consent | undefined;

function remembered(): Choice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'refused' ? stored : null;
  } catch {
    return null;
  }
}

function read(): Consent {
  if (!consent) {
    const choice = remembered();
    consent = { choice, asking: choice === null };
  }
  return consent;
}

function change(next: Consent) {
  consent = next;
  for (const listener of listeners) listener();
}

export function choose(choice: 'granted' | 'refused') {
  const withdrawn = choice === 'refused' && read().choice === 'granted';
  change({ choice, asking: false });
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage, the visitor is asked again on the next visit.
  }
  // A running script can't be stopped, so the page is reloaded without it.
  if (withdrawn) location.reload();
}

export function askAgain() {
  change({ ...read(), asking: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, read, () => beforeScripts);
}
