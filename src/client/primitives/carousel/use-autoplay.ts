import { useEffect, useState, useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

const watchStillness = (onChange: () => void): (() => void) => {
  const query = matchMedia(stillness);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const useIsStill = (): boolean =>
  useSyncExternalStore(
    watchStillness,
    () => matchMedia(stillness).matches,
    () => true,
  );

/** Goes on by itself every so many milliseconds; not while it is paused, pointed at, focused, hidden, or where motion is unwanted (M-45). */
export const useAutoplay = (delayMs: number | undefined, next: () => void) => {
  const isStill = useIsStill();
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isHeld, setHeld] = useState(false);
  const isPlaying = wish === undefined ? !isStill : wish === 'play';
  const isRunning = delayMs !== undefined && isPlaying && !isHeld;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) next();
    }, delayMs);
    return () => clearInterval(timer);
  }, [delayMs, isRunning, next]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setWish(isPlaying ? 'pause' : 'play'),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
};
