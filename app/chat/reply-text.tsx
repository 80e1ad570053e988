import styles from './reply-text.module.css';

export function ReplyText({ text }: { text: string }) {
  return <div className={styles.text}>{text}</div>;
}
