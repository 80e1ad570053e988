import { emailUrl, whatsappUrl } from '#company/addresses.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import styles from './prepared-messages.module.css';

interface PreparedMessage {
  label: string;
  subject: string;
  message: string;
}

/** First messages to choose from: each opens WhatsApp or an email with the text filled in. */
export function PreparedMessages({ messages }: { messages: readonly PreparedMessage[] }) {
  return (
    <ul className={styles.messages}>
      {messages.map(({ label, subject, message }) => (
        <li key={label} className={styles.sheet}>
          <h3 className={styles.label}>{label}</h3>
          <p className={styles.message}>{message}</p>
          <p className={styles.actions}>
            <WhatsAppButton message={message} label={label} />
            <ButtonLink to={emailUrl(subject, message)} look="outline">
              Email<span className="visually-hidden">: {label}</span>
            </ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function WhatsAppButton({ message, label }: { message: string; label: string }) {
  const address = whatsappUrl(message);
  if (!address) return null;
  return (
    <ButtonLink to={address} look="outline">
      WhatsApp<span className="visually-hidden">: {label}</span>
    </ButtonLink>
  );
}
