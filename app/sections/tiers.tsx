import type { TierView } from '../service-page/tier-view.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PackagePicture } from './package-picture.tsx';
import styles from './tiers.module.css';

interface Props {
  service: string;
  tiers: readonly TierView[];
  /** What every tier includes; long lists show it once, above the sheets. */
  shared: readonly string[];
  /** The rule a buyer asks about first, at each order button. */
  refund?: { text: string; path: string } | undefined;
}

/** From this many packages on, the sheets are narrow and contain only what differs. */
const manyTiers = 4;
const papers = ['one', 'two', 'three', 'four', 'five'] as const;

/** The packages as sheets of paper, each with a corner turned down. */
export function Tiers({ service, tiers, shared, refund }: Props) {
  const many = tiers.length >= manyTiers;
  const single = tiers.length === 1;
  const layout = many ? styles.many : single ? styles.single : styles.few;
  const swiped = !many && !single;
  return (
    <div className={styles.tiers}>
      {many && <SharedInclusions inclusions={shared} />}
      {swiped && <TierLinks tiers={tiers} />}
      <ul className={`${styles.grid} ${layout}`}>
        {tiers.map((tier, index) => (
          <li
            key={tier.tier}
            id={swiped ? idOf(tier) : undefined}
            className={`${styles.tier} ${styles[papers[index] ?? 'five']} ${tier.value ? styles.best : ''}`}
            data-later=""
          >
            <span className={styles.corner} />
            <Tier
              service={service}
              tier={tier}
              refund={many ? undefined : refund}
              inclusions={tier.inclusions.filter((it) => !many || !shared.includes(it))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function idOf({ tier }: TierView): string {
  return `package-${tier}`;
}

/** On phones, how many packages there are and what they cost: only one sheet is in sight there. */
function TierLinks({ tiers }: { tiers: readonly TierView[] }) {
  return (
    <nav className={styles.links} aria-label="Packages">
      {tiers.map((tier) => (
        <a key={tier.tier} href={`#${idOf(tier)}`}>
          {tier.name} <span>{tier.price}</span>
        </a>
      ))}
    </nav>
  );
}

interface TierProps extends Pick<Props, 'service' | 'refund'> {
  tier: TierView;
  inclusions: readonly string[];
}

function Tier({ service, tier, inclusions, refund }: TierProps) {
  const { name, price, dollars, per, delivery, limits, suits, value, note, quote, scene, estimatePath, orderPath } =
    tier;
  return (
    <div className={styles.sheet}>
      {value && <p className={styles.value}>{value}</p>}
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.price}>
        <span className={dollars === null ? styles.onRequest : styles.figure}>{price}</span>
        {per && <span className={styles.per}> {per}</span>}
      </p>
      {per === null && delivery && (
        <p className={styles.delivery}>
          <Clock />
          {delivery}
        </p>
      )}
      {scene && (
        <div className={styles.picture}>
          <PackagePicture scene={scene} />
        </div>
      )}
      {suits && <p className={styles.suits}>For you if {suits}</p>}
      {limits.length > 0 && (
        <ul className={styles.limits} aria-label="How much">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
      {inclusions.length > 0 && (
        <ul className={styles.inclusions} aria-label="Included">
          {inclusions.map((inclusion) => (
            <li key={inclusion}>{inclusion}</li>
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        {quote ? (
          <QuoteLinks {...quote} />
        ) : (
          <>
            <OrderLink service={service} tier={name} to={orderPath} />
            {refund && (
              <a className={styles.refund} href={refund.path}>
                {refund.text}
              </a>
            )}
            <ButtonLink to={estimatePath} look="quiet">
              Add to estimate<span className="visually-hidden">: {name}</span>
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

function OrderLink({ service, tier, to }: { service: string; tier: string; to: string }) {
  return (
    <ButtonLink to={to}>
      <span>
        Order<span className="visually-hidden"> {service},</span>
        <span className={styles.orderedTier}> {tier}</span>
      </span>
    </ButtonLink>
  );
}

function QuoteLinks({ form, whatsapp }: NonNullable<TierView['quote']>) {
  return (
    <>
      <ButtonLink to={form}>Ask for a quote</ButtonLink>
      {whatsapp && (
        <ButtonLink to={whatsapp} look="quiet">
          or ask on WhatsApp
        </ButtonLink>
      )}
    </>
  );
}

function SharedInclusions({ inclusions }: { inclusions: readonly string[] }) {
  return (
    <ul className={styles.shared} aria-label="Included in every package">
      {inclusions.map((inclusion) => (
        <li key={inclusion}>{inclusion}</li>
      ))}
    </ul>
  );
}

function Clock() {
  return (
    <svg className={styles.clock} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 1.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM8 4.5V8l2.5 2" />
    </svg>
  );
}
