/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */
import type { ReactNode } from 'react';
import styles from './scroller.module.css';

/** A container that scrolls content wider than the page, reachable by keyboard. */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className={styles['scroller']}>
    {children}
  </section>
);
