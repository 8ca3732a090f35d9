import { type RefObject, useEffect, useRef } from 'react';

/** For the button that takes a line off: it has the focus again when the line was put back, so that one goes on from there. */
export const useFocusBack = (isBack: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return button;
};
