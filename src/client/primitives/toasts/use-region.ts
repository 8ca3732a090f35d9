import { useEffect, useRef } from 'react';
import { catchFocus } from '../focus/focus-once.ts';

/**
 * Adapts sonner's own region: F8 focuses it, and it is no live region, because the announcer speaks (T-01). A toast that is removed with
 * the focus leaves it to the others, the last one to where the focus came from.
 */
export const useRegion = (count: number) => {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(undefined);
  const before = useRef(count);
  useEffect(() => {
    region.current?.setAttribute('aria-live', 'off');
    const jump = (event: KeyboardEvent): void => {
      const list = region.current;
      if (event.key === 'F8' && list?.querySelector('li')) list.focus();
    };
    const noteOrigin = ({ target, relatedTarget }: FocusEvent): void => {
      const list = region.current;
      if (list?.contains(target as Node) && relatedTarget instanceof Element && !list.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    document.addEventListener('keydown', jump);
    document.addEventListener('focusin', noteOrigin);
    return () => {
      document.removeEventListener('keydown', jump);
      document.removeEventListener('focusin', noteOrigin);
    };
  }, []);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    const list = region.current;
    if (!isFewer || !list?.contains(document.activeElement)) return;
    // When the focus leaves its list, sonner moves it back, once, to where it was before: mostly into the toast that goes away.
    list.focus();
    list.focus();
    if (count > 0) return;
    list.blur();
    catchFocus(cameFrom.current);
  }, [count]);
  return region;
};
