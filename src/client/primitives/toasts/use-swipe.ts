import { type PointerEvent, useRef, useState } from 'react';

const thresholdPx = 50;
// Less is the tremor of a press.
const tremorPx = 4;

/** Follows a finger to the right; lets go from 50 px on, springs back before (T-01). */
export const useSwipe = (onSwipe: () => void) => {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const end = (isSwiped: boolean): void => {
    start.current = undefined;
    if (isSwiped) onSwipe();
    else setOffset(0);
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
        if (way > tremorPx) event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(way);
      },
      onPointerUp: () => end(offset >= thresholdPx),
      onPointerCancel: () => end(false),
    },
  };
};
