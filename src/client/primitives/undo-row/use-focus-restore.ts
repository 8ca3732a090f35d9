import { type RefObject, useEffect, useRef } from 'react';

/** For a remove button: takes the focus again when its line was restored. */
export const useFocusRestore = (isRestored: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRestored) button.current?.focus();
  }, [isRestored]);
  return button;
};
