import type { Drawing, Label, Stroke } from '#shared/catalogue/drawing/drawing.ts';
import styles from './technical-drawing.module.css';

/** Every kind of line has a class of its own name. */
const classOf: Record<Stroke, string | undefined> = {
  edge: styles['edge'],
  cut: styles['cut'],
  fine: styles['fine'],
  hidden: styles['hidden'],
  measure: styles['measure'],
  around: styles['around'],
  conflict: styles['conflict'],
  water: styles['water'],
};

const Words = ({ label: { text, x, y, isTurned } }: { label: Label }) => (
  <text className={styles['number']} textAnchor="middle" transform={`translate(${x} ${y})${isTurned ? ' rotate(-90)' : ''}`}>
    {text}
  </text>
);

/** A sheet so small, in millimetres, is shown so large that its numbers need no enlarging on phones. */
const smallSheet = 700;

type TechnicalDrawingProps = {
  drawing: Drawing;
  /** What it shows, in words; the numbers stand in the facts table, too. */
  name: string;
  /** It has half a page at most: larger numbers. @default false */
  isNarrow?: boolean;
};

/** A technical drawing to scale. */
export const TechnicalDrawing = ({ drawing: { frame, lines, labels }, name, isNarrow = false }: TechnicalDrawingProps) => (
  <svg
    className={styles['drawing']}
    data-narrow={isNarrow || undefined}
    data-large={frame.width < smallSheet || undefined}
    viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
    role="img"
    aria-label={name}
  >
    {lines.map(({ stroke, path }) => (
      <path key={`${stroke} ${path}`} className={classOf[stroke]} d={path} />
    ))}
    {labels.map((label) => (
      <Words key={`${label.text} ${label.x} ${label.y}`} label={label} />
    ))}
  </svg>
);
