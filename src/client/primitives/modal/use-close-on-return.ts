import { useEffect } from 'react';

/** Asks what lies above the page to close when the browser shows the page anew from its memory: whoever comes back looks for the page. */
export const useCloseOnReturn = (isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const wake = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) close();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [isOpen, close]);
};
