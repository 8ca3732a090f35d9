'use client';
import { type ReactNode, useRef } from 'react';
import { MeasureLine } from '../measure-line/measure-line.tsx';
import styles from './scroll-area.module.css';
import { useScrollPosition, type VisibleRange } from './use-scroll-position.ts';

type Props = {
  /** Its name for a screen reader: `Vergleich von vier Spülen`. */
  label: string;
  /** The scroll direction; `block` and `both` are never higher than 320 px. @default 'inline' */
  axis?: 'inline' | 'block' | 'both';
  /** On phones beside the position line: `seitlich wischen`. Omitted: no line. */
  hint?: string;
  /** The content that may be wider or longer than its container. */
  children: ReactNode;
};

const nearly = 99.5;
const hasBefore = (stretch: VisibleRange | undefined): true | undefined => (stretch && stretch.from > 100 - nearly) || undefined;
const hasAfter = (stretch: VisibleRange | undefined): true | undefined => (stretch && stretch.from + stretch.share < nearly) || undefined;

/**
 * Scrolls content that is wider or longer than its container: by touch, wheel and arrow keys. Edges with hidden content fade out.
 * If all of it is visible it is neither a tab stop nor a landmark.
 */
export const ScrollArea = ({ label, axis = 'inline', hint, children }: Props) => {
  const region = useRef<HTMLDivElement>(null);
  const position = useScrollPosition(region);
  const isWhole = position?.inline.share === 100 && position.block.share === 100;
  return (
    <div className={styles['container']} data-axis={axis}>
      {hint !== undefined && (
        <p className={styles['cue']} hidden={position === undefined || position.inline.share === 100}>
          <MeasureLine kind="progress" from={position?.inline.from ?? 0} value={position?.inline.share ?? 100}>
            {hint}
          </MeasureLine>
        </p>
      )}
      <div
        className={styles['frame']}
        data-before={hasBefore(position?.inline)}
        data-after={hasAfter(position?.inline)}
        data-above={hasBefore(position?.block)}
        data-below={hasAfter(position?.block)}
      >
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
        <div ref={region} className={styles['region']} {...(!isWhole && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
          {children}
        </div>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      </div>
    </div>
  );
};
