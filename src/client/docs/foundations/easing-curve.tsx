import styles from './easing-curve.module.css';

// Units of the drawing; time runs to the right, progress upwards.
const side = 100;

/** A `cubic-bezier(…)` as a drawing. */
export const EasingCurve = ({ value }: { value: string }) => {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/[\d.]+/g)].map(([number]) => Number(number) * side);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={value} className={styles['curve']}>
      <path d={`M0 0v${side}h${side}`} className={styles['axis']} />
      <path d={`M0 ${side}C${x1} ${side - y1} ${x2} ${side - y2} ${side} 0`} />
    </svg>
  );
};
