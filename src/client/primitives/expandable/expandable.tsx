'use client';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import styles from './expandable.module.css';
import { useIsTruncated } from './use-is-truncated.ts';

type Props = {
  /** Paragraphs. */
  children: ReactNode;
  /** The button while collapsed: `Mehr zeigen`. */
  more: string;
  /** The button while expanded: `Weniger zeigen`. */
  less: string;
  /** The number of lines that are always visible. @default 4 */
  lines?: number;
};

/**
 * A long text that shows its first lines; a click expands it, another one collapses it (M-48). Without script, too. A text
 * that fits has no button.
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
