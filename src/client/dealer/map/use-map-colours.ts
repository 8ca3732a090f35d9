import { type RefObject, useEffect, useState } from 'react';
import { type MapColours, readColours } from './map-colours.ts';

/** The design's colours at this element, read again when the system or the page changes the scheme. */
export const useMapColours = (elementRef: RefObject<Element | null>): MapColours | undefined => {
  const [colours, setColours] = useState<MapColours>();
  useEffect(() => {
    const read = (): void => {
      if (elementRef.current) setColours(readColours(elementRef.current));
    };
    read();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    const page = new MutationObserver(read);
    page.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] });
    return () => {
      scheme.removeEventListener('change', read);
      page.disconnect();
    };
  }, [elementRef]);
  return colours;
};
