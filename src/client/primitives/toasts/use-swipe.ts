import { type DragEvent, type PointerEvent, useRef, useState } from 'react';

const thresholdPx = 50;
// Smaller movements are just an unsteady tap.
const tremorPx = 4;

/** Follows a finger to the right; dismisses from 50 px on, otherwise springs back (T-01). */
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
        // Released outside, where no event arrived.
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
      // Otherwise selected text would be dragged instead.
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
};
