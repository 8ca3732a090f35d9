import type { CSSProperties, ReactNode } from 'react';
import lineStyles from './line.module.css';
import styles from './measure-line.module.css';

type Props = {
  /**
   * Centimetres where the line is to scale, per cent where it shows progress; above 100 a progress is too much: red, its end open.
   * @default 100
   */
  value?: number;
  /**
   * `cabinet`: to scale, two end ticks. `reach`: to scale, from the middle of the tap. `progress`: the whole line, its reached part
   * thick. `width`: as wide as the picture above, the words in its middle. `check`: 100 mm on paper, to lay a ruler on.
   * @default 'cabinet'
   */
  kind?: 'cabinet' | 'reach' | 'progress' | 'width' | 'check';
  /** Where the thick part of a progress begins, in per cent: the place in what scrolls. @default 0 */
  from?: number;
  /** Dashed: searched for, not there. @default false */
  isMissing?: boolean;
  /** Beside it: `<b>60 cm</b> Schrank`. The words carry the meaning, the line is seen only. */
  children?: ReactNode;
};

/** The house motif: a dimension line, to scale, so that widths compare at a glance. Never mere decoration. */
export const MeasureLine = ({ value = 100, kind = 'cabinet', from = 0, isMissing = false, children }: Props) => {
  const place = { '--value': Math.min(100, Math.max(0, value)), '--from': from } as CSSProperties;
  const line = (
    <span className={styles['scale']} aria-hidden="true">
      <span
        className={`${lineStyles['line']} ${styles['line']}`}
        data-kind={kind}
        {...(isMissing && { 'data-missing': true })}
        {...(kind === 'progress' && value > 100 && { 'data-over': true })}
      />
    </span>
  );
  return (
    <span className={styles['measure']} style={place} data-kind={kind}>
      {line}
      {children !== undefined && <span className={styles['words']}>{children}</span>}
      {kind === 'width' && children !== undefined && line}
    </span>
  );
};
