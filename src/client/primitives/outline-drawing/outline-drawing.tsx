import type { Drawing } from '#shared/catalogue/drawing/drawing.ts';
import styles from './outline-drawing.module.css';

type Props = {
  /** The drawing, in millimetres; its numbers and labels are left out. */
  drawing: Pick<Drawing, 'frame' | 'lines'>;
  /** Its alt text, in one sentence. */
  name: string;
};

/** A drawing without numbers, at any size, with hairlines of the screen. */
export const OutlineDrawing = ({ drawing: { frame, lines }, name }: Props) => (
  <svg className={styles['drawing']} viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} role="img" aria-label={name}>
    {lines.map(({ stroke, path }) => (
      <path key={`${stroke} ${path}`} data-stroke={stroke} d={path} />
    ))}
  </svg>
);
