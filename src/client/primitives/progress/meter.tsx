import type { CSSProperties } from 'react';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import lineStyles from '../measure-line/line.module.css';
import styles from './progress.module.css';

type Props = {
  /** What is measured: `Größe aller Anhänge`. */
  label: string;
  /** How much; above `maxValue` the line is red and open at its end: say in words what to do. */
  value: number;
  /** The whole. @default 100 */
  maxValue?: number;
  /** In words in place of per cent: `2,4 von 8 MB`. */
  valueText?: string;
};

/** How much of a whole is used: a quantity, nothing that runs. */
export const Meter = ({ label, value, maxValue = 100, valueText }: Props) => (
  <AriaMeter
    aria-label={label}
    className={styles['progress'] ?? ''}
    value={value}
    maxValue={maxValue}
    {...(valueText !== undefined && { valueLabel: valueText })}
  >
    {({ percentage, valueText: said }) => (
      <>
        <span className={styles['label']}>{label}</span>
        <span className={styles['value']} data-over={value > maxValue || undefined}>
          {said}
        </span>
        <span
          className={`${lineStyles['line']} ${styles['line']}`}
          data-kind="progress"
          data-over={value > maxValue || undefined}
          style={{ '--value': percentage } as CSSProperties}
        />
      </>
    )}
  </AriaMeter>
);
