import type { CSSProperties } from 'react';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import lineStyles from '../measure-line/line.module.css';
import styles from './progress.module.css';

type Props = {
  /** The accessible name: `Größe aller Anhänge`. */
  label: string;
  /** The value; above `maxValue` the line is red and open at its end: add a text with the remedy. */
  value: number;
  /** The maximum. @default 100 */
  maxValue?: number;
  /** A text in place of per cent: `2,4 von 8 MB`. */
  valueText?: string;
};

/** The used share of a limit: a quantity, not a running process. */
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
