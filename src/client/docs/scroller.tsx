/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
import type { ReactNode } from 'react';
import styles from './scroller.module.css';

/** What may be wider than the page scrolls here by itself, and the keyboard reaches it. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={styles['scroller']}>
    {children}
  </section>
);
