import type { Drawing } from '#shared/catalogue/drawing/drawing.ts';
import styles from './outline-drawing.module.css';

type Props = {
  /** What is drawn, in millimetres; its numbers and words are left out. */
  drawing: Pick<Drawing, 'frame' | 'lines'>;
  /** What it shows, in one sentence. */
  name: string;
};

/** A drawing without numbers, small or large: its lines are as thin as the screen has them. */
export const OutlineDrawing = ({ drawing: { frame, lines }, name }: Props) => (
  <svg className={styles['drawing']} viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="img" aria-label={name}>
    {lines.map(({ stroke, path }) => (
      <path key={`${stroke} ${path}`} data-stroke={stroke} d={path} />
    ))}
  </svg>
);
