import { type DragEvent, type PointerEvent, useRef, useState } from 'react';

const thresholdPx = 50;
// Less is the tremor of a press.
const tremorPx = 4;

/** Follows a finger to the right; lets go from 50 px on, springs back before (T-01). */
export const useSwipe = (onSwipe: () => void) => {
  const start = useRef<number>(undefined);
  const way = useRef(0);
  const [offset, setOffset] = useState(0);
  const follow = (next: number): void => {
    way.current = next;
    setOffset(next);
  };
  const end = (isSwiped: boolean): void => {
    start.current = undefined;
    if (isSwiped) onSwipe();
    else follow(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (start.current === undefined) return;
        // Let go outside, where nobody heard of it.
        if (event.buttons === 0) {
          end(false);
          return;
        }
        const next = Math.max(0, event.clientX - start.current);
        if (next > tremorPx) event.currentTarget.setPointerCapture(event.pointerId);
        follow(next);
      },
      onPointerUp: () => end(way.current >= thresholdPx),
      onPointerCancel: () => end(false),
      // A selected text would be carried off instead.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
};
