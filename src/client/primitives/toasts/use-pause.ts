import { useEffect, useState } from 'react';

/** Whether the timers of toasts are paused: they are hovered or focused, or another window is active. */
export const usePause = () => {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const read = (): void => setAway(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return {
    isPaused: isPointed || isFocused || isAway,
    pauseHandlers: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
};
