import { type PointerEvent, useRef, useState } from 'react';

const thresholdPx = 50;

/** Follows a finger to the right; lets go beyond 50 px, springs back before (T-01). */
export const useSwipe = (onSwipe: () => void) => {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const end = (): void => {
    start.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === undefined) return;
        const way = Math.max(0, event.clientX - start.current);
        if (way > 4) event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(way);
      },
      onPointerUp: () => {
        if (offset >= thresholdPx) onSwipe();
        end();
      },
      onPointerCancel: end,
    },
  };
};
