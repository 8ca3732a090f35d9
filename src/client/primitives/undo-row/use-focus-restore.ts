import { type RefObject, useEffect, useRef } from 'react';

/** For the button that takes a line off: it has the focus again when the line was put back, so that one goes on from there. */
export const useFocusRestore = (isRestored: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) button.current?.focus();
  }, [isRestored]);
  return button;
};
