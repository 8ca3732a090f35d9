import type { Drawing } from '#shared/catalogue/drawing/drawing.ts';
import styles from './cabinet-widths.module.css';

/** A cross-section of a sink in its cabinet; hidden from assistive technology, since the text beside it states the width. */
export const CabinetDrawing = ({ drawing: { frame, lines } }: { drawing: Drawing }) => (
  <svg className={styles.drawing} viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`} aria-hidden="true">
    {lines.map(({ stroke, path }) => (
      <path key={`${stroke} ${path}`} data-stroke={stroke} d={path} />
    ))}
  </svg>
);
