import styles from './empty-sink.module.css';

const grooves = [116, 154, 192, 230, 268, 306, 344, 382];

/** An empty sink from above with a measure of zero. Decorative: the words beside it say so. */
export const EmptySink = ({ label }: { label: string }) => (
  <svg viewBox="-2 -118 944 590" aria-hidden="true" className={styles['drawing']}>
    <rect width="940" height="470" rx="16" />
    <rect x="40" y="66" width="400" height="364" rx="28" />
    <rect x="82" y="102" width="316" height="292" rx="16" className={styles['thin']} />
    {[52, 44, 9].map((radius) => (
      <circle key={radius} cx="240" cy="190" r={radius} className={styles['thin']} />
    ))}
    <circle cx="470" cy="36" r="16" />
    <rect x="490" y="72" width="404" height="358" rx="28" className={styles['thin']} />
    {grooves.map((y) => (
      <path key={y} d={`M524 ${y}H860`} className={styles['thin']} />
    ))}
    <path d="M0 -48H940M0 -57v18M940 -57v18" className={styles['dimension']} />
    <text x="470" y="-66" textAnchor="middle">
      {label}
    </text>
  </svg>
);
