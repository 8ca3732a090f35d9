import type { CSSProperties, ReactNode } from 'react';
import styles from './measure-line.module.css';

type Props = {
  /** 0 to 100: centimetres where the line is to scale, per cent where it shows progress. */
  value: number;
  /**
   * `cabinet`: to scale, two end ticks. `reach`: to scale, from the middle of the tap. `progress`: the whole line, its reached part thick.
   * @default 'cabinet'
   */
  kind?: 'cabinet' | 'reach' | 'progress';
  /** Beside it: `<b>60 cm</b> Schrank`. The words carry the meaning, the line is seen only. */
  children?: ReactNode;
  /** Dashed: searched for, not there. @default false */
  isMissing?: boolean;
};

/** The house motif: a dimension line, to scale, so that widths compare at a glance. Never mere decoration. */
export const MeasureLine = ({ value, kind = 'cabinet', children, isMissing = false }: Props) => (
  <span className={styles['measure']} style={{ '--value': Math.min(100, Math.max(0, value)) } as CSSProperties}>
    <span className={styles['scale']} aria-hidden="true">
      <span className={styles['line']} data-kind={kind} data-missing={isMissing || undefined} />
    </span>
    {children !== undefined && <span className={styles['words']}>{children}</span>}
  </span>
);
