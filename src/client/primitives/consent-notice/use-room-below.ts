import { type RefObject, useEffect } from 'react';

/** What the keyboard leads to is never hidden behind what lies on the lower edge of the window: the page scrolls further by its height. */
export const useRoomBelow = (place: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const layer = place.current;
    if (!layer) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${Math.ceil(window.innerHeight - layer.getBoundingClientRect().top)}px`;
    });
    watch.observe(layer);
    return () => {
      watch.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [place]);
