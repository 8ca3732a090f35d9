import styles from './not-found.module.css';

/** A worktop with its cut-out and no sink in it: 404 × 192. Hidden from assistive technology, since the text says the same. */
export const CutOutDrawing = ({ label }: { label: string }) => (
  <svg viewBox="-70 -100 1080 650" aria-hidden="true" className={styles['drawing']}>
    <pattern id="worktop" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V10" className={styles['hatch']} />
    </pattern>
    <rect x="-60" y="-20" width="1060" height="560" fill="url(#worktop)" />
    <rect x="70" y="80" width="800" height="380" rx="24" className={styles['cut']} />
    <circle cx="470" cy="30" r="17" className={styles['hole']} />
    <path d="M70 -52H870M70 -59v14M870 -59v14" className={styles['dimension']} />
    <text x="470" y="-66" textAnchor="middle" className={styles['dimensionText']}>
      {label}
    </text>
    <text x="470" y="318" textAnchor="middle" className={styles['number']}>
      404
    </text>
  </svg>
);
