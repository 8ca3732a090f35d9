'use client';
import { useEffect } from 'react';

const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Windows find their height one by one: until a hand moves the page, the example that the address names stays in sight. */
export const KeptTarget = ({ within }: { within: string }) => {
  useEffect(() => {
    const list = document.getElementById(within);
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!list || !target || !list.contains(target)) return;
    const observer = new ResizeObserver(() => target.scrollIntoView());
    const stop = (): void => observer.disconnect();
    observer.observe(list);
    for (const hand of hands) addEventListener(hand, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const hand of hands) removeEventListener(hand, stop);
    };
  }, [within]);
  return null;
};
