import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it appears: what had it is gone. */
export const useFocusAtFirst = (isWanted: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
};
