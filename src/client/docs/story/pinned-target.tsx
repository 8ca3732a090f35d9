'use client';
import { useEffect } from 'react';

const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Iframes get their height one by one: until the reader scrolls, the example in the URL stays in view. */
export const PinnedTarget = ({ within }: { within: string }) => {
  useEffect(() => {
    const list = document.getElementById(within);
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!list || !target || !list.contains(target)) return;
    const observer = new ResizeObserver(() => target.scrollIntoView());
    const stop = (): void => observer.disconnect();
    observer.observe(list);
    for (const userEvent of userEvents) addEventListener(userEvent, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const userEvent of userEvents) removeEventListener(userEvent, stop);
    };
  }, [within]);
  return null;
};
