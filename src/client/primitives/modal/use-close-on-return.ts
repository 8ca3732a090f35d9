import { useEffect } from 'react';

/** Closes the layer when the browser restores the page from the bfcache: a returning visitor expects the page. */
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
