import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  className?: string | undefined;
  label: string;
  text: () => string;
  /** Shows the label next to the icon. */
  wordy?: boolean;
}

const shownMs = 2_000;

export function CopyButton({ className, label, text, wordy = false }: Props) {
  const [outcome, setOutcome] = useState<'Copied' | 'Could not copy' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('Copied');
    } catch {
      setOutcome('Could not copy');
    }
  }

  return (
    <button type="button" className={className} title={wordy ? undefined : label} onClick={copy}>
      <Icon name={outcome === 'Copied' ? 'done' : 'copy'} />
      <span key={outcome} className={wordy || outcome ? undefined : 'visually-hidden'}>
        {outcome ?? label}
      </span>
    </button>
  );
}
