import { maxLength } from '#leads/limits.ts';
import { Field } from '../ui/field.tsx';

interface Props {
  id: string;
  error?: string | undefined;
  /** What is in the field at first. */
  value?: string | undefined;
}

/** Name and email address of the person who writes: the same in every form. */
export function NameField({ id, error, value }: Props) {
  return (
    <Field id={id} name="name" label="Name" error={error}>
      {(control) => (
        <input {...control} type="text" required autoComplete="name" maxLength={maxLength.name} defaultValue={value} />
      )}
    </Field>
  );
}

export function EmailField({ id, error, value }: Props) {
  return (
    <Field id={id} name="email" label="Email" error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          maxLength={maxLength.email}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
