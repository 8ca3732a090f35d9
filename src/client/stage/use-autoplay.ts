import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from '#client/slides/use-reduced-motion.ts';

/** Calls `next` every so many milliseconds, unless paused, held by pointer or focus, or motion is unwanted (M-45). */
export const useAutoplay = (milliseconds: number, next: () => void) => {
  const isStill = useReducedMotion();
  const [chosen, setChosen] = useState<'play' | 'pause'>();
  const [isHeld, setHeld] = useState(false);
  const isPaused = chosen === undefined ? isStill : chosen === 'pause';
  const isPlaying = milliseconds > 0 && !isPaused && !isHeld;
  const turn = useEffectEvent(next);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => turn(), milliseconds);
    return () => clearInterval(timer);
  }, [isPlaying, milliseconds]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return { isPlaying, isPaused, toggle: () => setChosen(isPaused ? 'play' : 'pause'), hold };
};
