import type { CSSProperties } from 'react';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import lineStyles from '../measure-line/line.module.css';
import styles from './progress.module.css';

type Props = {
  /** The accessible name: `Anhänge werden gesendet`. */
  label: string;
  /** Per cent; omitted: indeterminate. */
  value?: number;
};

/** A running process: the measure line fills. If indeterminate, a part of it moves along, or rests under reduced motion. */
export const ProgressBar = ({ label, value }: Props) => (
  <AriaProgressBar
    aria-label={label}
    className={styles['progress'] ?? ''}
    isIndeterminate={value === undefined}
    {...(value !== undefined && { value })}
  >
    {({ percentage, valueText, isIndeterminate }) => (
      <>
        <span className={styles['label']}>{label}</span>
        {!isIndeterminate && <span className={styles['value']}>{valueText}</span>}
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
