import { type RefObject, useEffect, useState } from 'react';

/** Whether a place has come into sight, once and for all. */
export const useIsSeen = (place: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
};
