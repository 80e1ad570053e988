import type { ReactNode } from 'react';
import type { LeadField } from '#leads/lead-schema.ts';
import styles from './contact-form.module.css';

/** What a control needs to be named, described and found again. */
interface ControlProps {
  id: string;
  name: LeadField;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Props {
  name: LeadField;
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  wide?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function fieldId(name: LeadField): string {
  return `contact-${name}`;
}

/** A label, its control, and what is wrong with it. */
export function Field({ name, label, optional = false, hint, error, wide = false, children }: Props) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={wide ? styles.wide : styles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}
