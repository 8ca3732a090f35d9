import { useEffect } from 'react';

/** Calls `onEnd` after so many milliseconds, 0 never; the time starts anew when the duration changes. */
export const useToastTime = (durationMs: number, onEnd: () => void): void => {
  useEffect(() => {
    if (durationMs === 0) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, onEnd]);
};
