import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Goes on by itself every so many milliseconds; not while it is paused, pointed at, focused, hidden, or where motion is unwanted (M-45). */
export const useAutoplay = (delayMs: number | undefined, next: () => void) => {
  const isStill = useReducedMotion();
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isHeld, setHeld] = useState(false);
  const isPlaying = wish === undefined ? !isStill : wish === 'play';
  const isRunning = delayMs !== undefined && isPlaying && !isHeld;
  const turn = useEffectEvent(next);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) turn();
    }, delayMs);
    return () => clearInterval(timer);
  }, [delayMs, isRunning]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setWish(isPlaying ? 'pause' : 'play'),
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
};
