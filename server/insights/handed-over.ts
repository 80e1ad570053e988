import { escapeMarkup } from '#company/escape.ts';
import { maskContacts } from '../chatbot/mask-contacts.ts';
import { dayOf } from '../days.ts';
import { oneLine } from '../delivery/one-line.ts';
import type { StoredLead } from '../store/lead-store.ts';

/** A talk that a visitor handed over to a person, without personal data. */
export interface HandedOver {
  day: string;
  reference: string;
  status: string;
  about: string;
}

const maxShown = 10;
const maxLineLength = 120;

/** The latest of them, newest first, from messages in that order. */
export function lastHandedOver(leads: readonly StoredLead[], since: number): HandedOver[] {
  return leads
    .filter(({ kind, created_at }) => kind === 'hand-over' && created_at >= since)
    .slice(0, maxShown)
    .map(({ created_at, reference, status, message }) => ({
      day: dayOf(created_at),
      reference,
      status,
      about: shortened(oneLine(maskContacts(message))),
    }));
}

/** As a section of the report. */
export function handedOverSection(talks: readonly HandedOver[]): string {
  const rows = talks.map(({ day, reference, status, about }) => {
    const cells = [reference, status, about].map((text) => `<td>${escapeMarkup(text)}</td>`);
    return `<tr><th scope="row">${day}</th>${cells.join('')}</tr>`;
  });
  const heads = ['Day', 'Reference', 'Status', 'What it was about'].map((name) => `<th scope="col">${name}</th>`);
  const table = `<table class="pages"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<section><h2>Latest handovers</h2>${rows.length > 0 ? table : '<p>None.</p>'}</section>`;
}

function shortened(text: string): string {
  return text.length > maxLineLength ? `${text.slice(0, maxLineLength - 1)}…` : text;
}
