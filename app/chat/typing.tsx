import styles from './typing.module.css';

/** Three facets that tilt in turn. */
export function Typing() {
  return (
    <div className={styles.typing}>
      <span className="visually-hidden">Writing a reply</span>
      <i />
      <i />
      <i />
    </div>
  );
}
