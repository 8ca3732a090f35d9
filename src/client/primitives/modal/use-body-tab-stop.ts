import { type RefObject, useEffect } from 'react';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Makes a scrolling element without focusable content a tab stop itself: otherwise the keyboard could not reach its end. */
export const useBodyTabStop = (bodyRef: RefObject<HTMLElement | null>, label: string): void =>
  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return;
    const watch = new ResizeObserver(() => {
      const isCut = body.scrollHeight > body.clientHeight && body.querySelector(stops) === null;
      const asStop = { tabindex: '0', role: 'group', 'aria-label': label };
      for (const [name, value] of Object.entries(asStop)) {
        if (isCut) body.setAttribute(name, value);
        else body.removeAttribute(name);
      }
    });
    watch.observe(body);
    return () => watch.disconnect();
  }, [bodyRef, label]);
