import type { CSSProperties } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import lineStyles from '../measure-line/line.module.css';
import styles from './progress.module.css';

type Props = {
  /** The accessible name: `Anhänge werden gesendet`. */
  label: string;
  /** The value; omitted: indeterminate. */
  value?: number;
  /** The value at completion. @default 100 */
  maxValue?: number;
  /** A text in place of per cent: `2,4 von 8 MB`. */
  valueText?: string;
};

/** A running process: the measure line fills. If indeterminate, a part of it moves along, or rests under reduced motion. */
export const ProgressBar = ({ label, value, maxValue = 100, valueText }: Props) => (
  <AriaProgressBar
    aria-label={label}
    className={styles['progress'] ?? ''}
    isIndeterminate={value === undefined}
    maxValue={maxValue}
    {...(value !== undefined && { value })}
    {...(valueText !== undefined && { valueLabel: valueText })}
  >
    {({ percentage, valueText: said, isIndeterminate }) => (
      <>
        <span className={styles['label']}>{label}</span>
        {!isIndeterminate && <span className={styles['value']}>{said}</span>}
        <span
          className={`${lineStyles['line']} ${styles['line']}`}
          data-kind="progress"
          data-wandering={isIndeterminate || undefined}
          style={isIndeterminate ? undefined : ({ '--value': percentage } as CSSProperties)}
        />
      </>
    )}
  </AriaProgressBar>
);
