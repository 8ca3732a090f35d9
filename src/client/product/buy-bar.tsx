'use client';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './buy-bar.module.css';

// Everything below the window counts as visible, so that only what has scrolled off the top is hidden.
const allBelow = '0px 0px 100000px 0px';

/** On phones: price and button at the foot of the window once the buy button, given by its id, has scrolled off the top. */
export const BuyBar = ({ watch, children }: { watch: string; children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const button = document.getElementById(watch);
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), { rootMargin: allBelow });
    observer.observe(button);
    return () => observer.disconnect();
  }, [watch]);
  return (
    <div className={styles.bar} data-shown={isShown} data-screen-only inert={!isShown}>
      {children}
    </div>
  );
};
