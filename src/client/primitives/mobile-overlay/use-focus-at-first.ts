import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus on mount: the previously focused element was removed. */
export const useFocusAtFirst = (isWanted: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
};
