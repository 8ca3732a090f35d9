import { useEffect, useEffectEvent, useState } from 'react';

/** Steps once through a number of steps at a fixed interval in milliseconds, and stops at the last; starts only on request. */
export const useSequence = (count: number, stepMs: number, show: (index: number) => void) => {
  const [at, setAt] = useState<number>();
  const isPlaying = at !== undefined;
  const step = useEffectEvent(() => {
    const next = (at ?? 0) + 1;
    if (next >= count) {
      setAt(undefined);
      return;
    }
    setAt(next);
    show(next);
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(step, stepMs);
    return () => clearInterval(timer);
  }, [isPlaying, stepMs]);
  return {
    isPlaying,
    stop: (): void => setAt(undefined),
    toggle: (): void => {
      setAt(isPlaying ? undefined : 0);
      if (!isPlaying) show(0);
    },
  };
};
