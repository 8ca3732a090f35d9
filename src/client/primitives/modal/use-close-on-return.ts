import { useEffect } from 'react';

/** Asks what lies above the page to close when the browser shows the page anew from its memory: whoever comes back looks for the page. */
export const useCloseOnReturn = (isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) close();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [isOpen, close]);
};
