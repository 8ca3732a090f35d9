import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Goes on by itself every so many milliseconds. Waits while it is pointed at or out of sight; stops for good when the keyboard or a hand
 * takes over, and where motion is unwanted, until it is asked to play again (M-45).
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
    /** Whoever presses Play wants it to move at once, even below the pointer. */
    toggle: (): void => {
      setPreference(isPlaying ? 'pause' : 'play');
      setPointedAt(false);
    },
    pauseHandlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A press with the mouse focuses the pause button, too: it must still find what it wants to pause.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) stop();
      },
    },
  };
};
