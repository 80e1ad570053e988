import { useState } from 'react';
import { largestQuantity } from '#catalogue/quote-address.ts';
import type { EstimateLineView } from './estimate-view.ts';
import styles from './estimator.module.css';
import type { Change } from './use-estimate.ts';

interface Props {
  line: EstimateLineView;
  index: number;
  change: (apply: Change) => void;
}

/** One service of the estimate: its package, amount and quantity. */
export function EstimateLine({ line, index, change }: Props) {
  function changeItem(update: (item: { tier?: string; quantity?: number }) => void) {
    change((choice) => {
      const items = choice.items.map((item, place) => {
        if (place !== index) return item;
        const changed = { ...item };
        update(changed);
        return changed;
      });
      return { ...choice, items };
    });
  }

  return (
    <li className={styles.line}>
      <input type="hidden" name="service" value={line.slug} />
      <p className={styles.service}>
        <a href={line.path}>{line.name}</a>
      </p>
      <button
        type="submit"
        name="remove"
        value={index}
        className={styles.remove}
        aria-label={`Remove ${line.name}`}
        onClick={(event) => {
          event.preventDefault();
          // The button disappears with its line, so the focus has to be moved.
          const next = event.currentTarget.form?.elements.namedItem('add');
          if (next instanceof HTMLElement) next.focus();
          change((choice) => ({ ...choice, items: choice.items.filter((_, place) => place !== index) }));
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M3 3l10 10M13 3L3 13" />
        </svg>
      </button>
      <div className={styles.fields}>
        <label className={styles.field}>
          <span>Package</span>
          <select
            name="tier"
            value={line.tier}
            onChange={({ target }) => {
              const tier = target.value;
              changeItem((item) => {
                item.tier = tier;
              });
            }}
          >
            {line.options.map(({ tier, label }) => (
              <option key={tier} value={tier}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {line.needLabel ? (
          <NumberField
            label={line.needLabel}
            hint="picks what fits"
            name="need"
            onNumber={(amount) =>
              change((choice, { fitToAmount }, problems) => ({
                ...choice,
                items: choice.items.map((item, place) =>
                  place === index ? fitToAmount(item, amount, problems) : item,
                ),
              }))
            }
          />
        ) : (
          <input type="hidden" name="need" value="" />
        )}
        <NumberField
          label={line.quantityLabel}
          name="quantity"
          value={line.quantity}
          most={largestQuantity}
          onNumber={(quantity) =>
            changeItem((item) => {
              item.quantity = quantity;
            })
          }
        />
      </div>
    </li>
  );
}

interface NumberFieldProps {
  label: string;
  hint?: string;
  name: string;
  value?: number;
  most?: number;
  onNumber: (value: number) => void;
}

/** Keeps what is being typed, so that a field can be emptied; only integers within bounds are passed on. */
function NumberField({ label, hint, name, value, most = 9999, onNumber }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={styles.field}>
      <span>
        {label}
        {hint && <small> {hint}</small>}
      </span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        max={most}
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Number(target.value);
          if (Number.isInteger(number) && number >= 1 && number <= most) onNumber(number);
        }}
        onBlur={() => value !== undefined && setTyped(null)}
      />
    </label>
  );
}
