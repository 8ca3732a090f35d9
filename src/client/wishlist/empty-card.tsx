import styles from './empty-card.module.css';

const iconPath =
  'M12 19.5S4.25 15 4.25 9.6C4.25 7.2 6 5.5 8.15 5.5c1.65 0 3.05.95 3.85 2.5.8-1.55 2.2-2.5 3.85-2.5 2.15 0 3.9 1.7 3.9 4.1C19.75 15 12 19.5 12 19.5Z';

/** A card as a drawing: a thin product, its measure below, the heart in its corner in colour. Decorative: the words beside it say so. */
export const EmptyCard = () => (
  <svg viewBox="-2 -2 564 604" aria-hidden="true" className={styles['drawing']}>
    <rect width="560" height="500" rx="24" />
    <path d="M222 400V190a64 64 0 0 1 128 0v70M198 400h48M340 260h20M222 330h52" className={styles['thin']} />
    <path d={iconPath} transform="translate(456 24) scale(3.2)" className={styles['icon']} />
    <path d="M0 560H260M0 546v28M260 546v28" className={styles['thin']} />
    <path d="M300 560h180" className={styles['thin']} />
  </svg>
);
