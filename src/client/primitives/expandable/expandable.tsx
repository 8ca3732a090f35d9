'use client';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import styles from './expandable.module.css';
import { useIsTruncated } from './use-is-truncated.ts';

type Props = {
  /** Paragraphs. */
  children: ReactNode;
  /** What the button says while the end is out of sight: `Mehr zeigen`. */
  more: string;
  /** What it says then: `Weniger zeigen`. */
  less: string;
  /** Lines that are always in sight. @default 4 */
  lines?: number;
};

/**
 * A long text whose first lines are in sight; a press shows all of it, another one takes it back (M-48). Without script, too. A text that
 * needs no more lines has no button.
 */
export const Expandable = ({ children, more, less, lines = 4 }: Props) => {
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsTruncated(text);
  return (
    <div className={styles['expandable']} style={{ '--lines': lines } as CSSProperties} data-whole={isCut === false || undefined}>
      <div className={styles['window']}>
        <div ref={text} className={styles['text']}>
          {children}
        </div>
      </div>
      <details className={styles['toggle']}>
        <summary className={styles['button']}>
          <span className={styles['more']}>{more}</span>
          <span className={styles['less']}>{less}</span>
        </summary>
      </details>
    </div>
  );
};
