import type { CSSProperties } from 'react';
import { OutlineDrawing } from '#client/primitives/outline-drawing/outline-drawing.tsx';
import type { FamilyView } from '#shared/catalogue/comparison.ts';
import styles from './family-drawings.module.css';

/** The sinks of a family from above on sheets of one size, so that widths compare at a glance; aligned with the columns of their table. */
export const FamilyDrawings = ({ drawings }: Pick<FamilyView, 'drawings'>) => (
  <div className={styles.drawings} style={{ '--columns': drawings.length } as CSSProperties}>
    {drawings.map(({ productKey, name, width, words, drawing }) => (
      <figure key={productKey} className={styles.sheet}>
        <figcaption>
          <span>{name}</span> <b>{width}</b>
        </figcaption>
        <OutlineDrawing drawing={drawing} name={words} />
      </figure>
    ))}
  </div>
);
