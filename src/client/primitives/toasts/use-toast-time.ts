import { useEffect, useState } from 'react';

/** Calls `onEnd` after so many milliseconds, 0 never; not while it is held, and the time starts anew afterwards. */
export const useToastTime = (durationMs: number, onEnd: () => void) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (durationMs === 0 || isHeld) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isHeld, onEnd]);
  return {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
};
