import type { CSSProperties } from 'react';
import type { Box, Drawing, Label } from '#shared/catalogue/drawing/drawing.ts';
import type { Stroke } from '#shared/contract/strokes.ts';
import styles from './technical-drawing.module.css';

/** Every kind of line has a class of its own name. */
const classOf: Record<Stroke, string | undefined> = {
  edge: styles['edge'],
  cut: styles['cut'],
  fine: styles['fine'],
  hidden: styles['hidden'],
  measure: styles['measure'],
  extension: styles['extension'],
  around: styles['around'],
  conflict: styles['conflict'],
  water: styles['water'],
};

/** A tenth of a millimetre is finer than any screen. */
const rounded = (length: number): number => Math.round(length * 10) / 10;

/** Text is read, not measured: whole millimetres. */
const Words = ({ label: { text, x, y, isTurned, isWithin, anchor } }: { label: Label }) => (
  <text
    className={styles['number']}
    data-within={isWithin}
    textAnchor={anchor}
    transform={`translate(${Math.round(x)} ${Math.round(y)})${isTurned ? ' rotate(-90)' : ''}`}
  >
    {text}
  </text>
);

/** A sheet taller than this share of its width is shown at maximum height, so that the height determines its scale. */
const tall = 0.65;

/** A hundredth of the sheet's shown size: numbers are equally tall on large and small sheets. */
const unitsOf = ({ width, height }: Box): CSSProperties =>
  ({ '--across': `${rounded(width / 100)}px`, '--whole': `${rounded(Math.max(width, height / tall) / 100)}px` }) as CSSProperties;

type TechnicalDrawingProps = {
  drawing: Drawing;
  /** A description of the drawing; the numbers are in the facts table, too. */
  name: string;
  /** It has at most half a page: larger numbers. @default false */
  isNarrow?: boolean;
};

/** A technical drawing to scale. */
export const TechnicalDrawing = ({ drawing: { frame, lines, labels }, name, isNarrow = false }: TechnicalDrawingProps) => (
  <svg
    className={styles['drawing']}
    data-narrow={isNarrow || undefined}
    style={unitsOf(frame)}
    viewBox={[frame.x, frame.y, frame.width, frame.height].map(rounded).join(' ')}
    role="img"
    aria-label={name}
  >
    {lines.map(({ stroke, path }) => (
      <path key={`${stroke} ${path}`} className={classOf[stroke]} d={path} />
    ))}
    {/* Firefox reads text within a picture, without order or unit: the name and the facts table say it in words. */}
    {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing has no focus */}
    <g aria-hidden="true">
      {labels.map((label) => (
        <Words key={`${label.text} ${label.x} ${label.y}`} label={label} />
      ))}
    </g>
  </svg>
);
