import type { ReactNode } from 'react';
import styles from './scroll-area.module.css';

type Props = {
  /** Its name for a screen reader: `Vergleich von vier Spülen`. */
  label: string;
  /** `shade`: the side that hides more is shaded; `none` if the content shows it by itself. @default 'shade' */
  edges?: 'shade' | 'none';
  /** Content that may be wider than its container. */
  children: ReactNode;
};

// The keyboard must be able to scroll to what is out of sight.
const reachable = { tabIndex: 0 };

/** Scrolls content that is wider than its container: by touch, wheel and arrow keys, also without script. */
export const ScrollArea = ({ label, edges = 'shade', children }: Props) => (
  <section {...reachable} aria-label={label} className={styles['area']} data-edges={edges}>
    {children}
  </section>
);
