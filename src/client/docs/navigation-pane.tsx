'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './docs.module.css';

/** The sticky navigation beside the page, scrolled to the open page. */
export const NavigationPane = ({ label, children }: { label: string; children: ReactNode }) => {
  const pane = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    const current = element?.querySelector<HTMLElement>('[aria-current]');
    if (element && current) element.scrollTop = current.offsetTop - element.clientHeight / 2;
  }, []);
  return (
    <nav ref={pane} aria-label={label} className={styles['navigation']}>
      {children}
    </nav>
  );
};
