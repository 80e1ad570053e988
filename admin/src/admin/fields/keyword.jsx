import { Field, TextInput } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

const longest = 80;

/** 'Logo & Brand Design' becomes 'logo-and-brand-design'. */
function keywordOf(text) {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll('+', ' plus ')
    .toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, longest).replace(/-$/, '');
}

/** The value of another field in the same group: for 'packages.0.tier', 'packages.0.name'. */
function besideOf(values, name, other) {
  const path = [...name.split('.').slice(0, -1), other];
  return path.reduce((value, key) => value?.[key], values);
}

/** A slug. While it is new, it follows the field it is derived from, unless staff edit it. */
export function KeywordField({ name, label, hint, required, disabled, attribute }) {
  const { from } = attribute.options ?? {};
  const { value, error, initialValue, onChange } = useField(name);
  const followed = useForm('KeywordField', ({ values }) => (from ? besideOf(values, name, from) : undefined)) ?? '';
  const before = useRef(followed);
  useEffect(() => {
    const isFollowing = !initialValue && (value ?? '') === (before.current ? keywordOf(before.current) : '');
    before.current = followed;
    const wanted = keywordOf(followed);
    if (from && isFollowing && wanted !== (value ?? '')) onChange(name, wanted);
  }, [followed, from, initialValue, name, onChange, value]);
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={name}
        value={value ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange(name, target.value)}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
