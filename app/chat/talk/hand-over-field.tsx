import { type ReactNode, useId } from 'react';
import styles from './hand-over.module.css';

interface ControlProps {
  id: string;
  name: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface Props {
  name: string;
  label: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and what is wrong with it. */
export function HandOverField({ name, label, error, children }: Props) {
  const id = useId();
  const wrong = { 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, ...(error ? wrong : {}) })}
      {error && (
        <p id={`${id}-error`} className={styles.problem}>
          {error}
        </p>
      )}
    </div>
  );
}
