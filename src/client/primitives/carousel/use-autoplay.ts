import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Autoplay at a fixed interval in milliseconds. Pauses while hovered or out of view; stops for good on keyboard or pointer interaction
 * and under reduced motion, until it is started again (M-45).
 */
export const useAutoplay = (delayMs: number | undefined, next: () => void) => {
  const isMotionReduced = useReducedMotion();
  const [preference, setPreference] = useState<'play' | 'pause'>();
  const [isPointedAt, setPointedAt] = useState(false);
  const isPlaying = delayMs !== undefined && (preference === undefined ? !isMotionReduced : preference === 'play');
  const isRunning = isPlaying && !isPointedAt;
  const advance = useEffectEvent(next);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, delayMs);
    return () => clearInterval(timer);
  }, [delayMs, isRunning]);

  const stop = (): void => setPreference('pause');
  return {
    isPlaying,
    isRunning,
    stop,
    /** After a click on Play it moves at once, even under the pointer. */
    toggle: (): void => {
      setPreference(isPlaying ? 'pause' : 'play');
      setPointedAt(false);
    },
    pauseHandlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A mouse click focuses the pause button, too: it must not pause before the click does.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) stop();
      },
    },
  };
};
