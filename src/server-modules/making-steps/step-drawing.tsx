import styles from './making-steps.module.css';
import type { StepDrawingId } from './step-drawing-ids.ts';
import { stepDrawings } from './step-drawings.ts';

/** One step as a line drawing in the colours of the page; hidden from assistive technology, since the text below it describes the step. */
export const StepDrawing = ({ id }: { id: StepDrawingId }) => (
  <svg className={styles.drawing} viewBox="0 0 240 160" aria-hidden="true">
    {stepDrawings[id].map(({ stroke, path }) => (
      <path key={`${stroke} ${path}`} data-stroke={stroke} d={path} />
    ))}
  </svg>
);
