import type { ReactNode } from 'react';
import fields from '../ui/field.module.css';
import { FieldError } from '../ui/field.tsx';
import { fieldId } from './field-id.ts';

interface Props {
  given: boolean;
  error: string | undefined;
  /** What the visitor agrees to. */
  children: ReactNode;
}

/** A required checkbox. */
export function ConsentField({ given, error, children }: Props) {
  const id = fieldId('consent');
  return (
    <>
      <label className={fields.check}>
        <input
          id={id}
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={given}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </>
  );
}
