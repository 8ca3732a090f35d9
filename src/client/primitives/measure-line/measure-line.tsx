import type { CSSProperties, ReactNode } from 'react';
import lineStyles from './line.module.css';
import styles from './measure-line.module.css';

type Props = {
  /**
   * Centimetres where the line is to scale, per cent where it shows progress or a pictured width; above 100 a progress is too much: red, its end open.
   * @default 100
   */
  value?: number;
  /** The number of centimetres represented by the whole row, under a picture as in the picture above; 160 by default, 100 without a text. */
  frame?: number;
  /**
   * `cabinet`: to scale, two end ticks. `reach`: to scale, from the centre of the tap. `progress`: the whole line, its reached part
   * thick. `width`: from edge to edge of the pictured object, with the text in the middle or, if it is short, below.
   * @default 'cabinet'
   */
  kind?: 'cabinet' | 'reach' | 'progress' | 'width';
  /** The start of the line, or of the thick part, in per cent: the position in the picture or the scrolled content. @default 0 */
  from?: number;
  /** Dashed: searched for, not available. @default false */
  isMissing?: boolean;
  /** Beside it: `<b>60 cm</b> Schrank`. The text carries the meaning, the line is decorative. */
  children?: ReactNode;
};

/** A pictured width shorter than this share of the picture has its text below it. */
const short = 55;

/** The house motif: a dimension line, to scale, so that widths compare at a glance. Never purely ornamental. */
export const MeasureLine = ({ value = 100, frame, kind = 'cabinet', from = 0, isMissing = false, children }: Props) => {
  const lineStyle = {
    '--value': Math.min(100, Math.max(0, value)),
    ...(from !== 0 && { '--from': from }),
    ...(frame !== undefined && { '--frame': frame }),
  } as CSSProperties;
  const isSplit = kind === 'width' && value >= short && children !== undefined;
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
    <span className={styles['measure']} style={lineStyle} data-kind={kind}>
      {line}
      {children !== undefined && <span className={styles['words']}>{children}</span>}
      {isSplit && line}
    </span>
  );
};
