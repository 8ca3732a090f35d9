import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Expands the form into a layer while it is open: it is the same form and the same field, so that no input is lost. A click or
 * focus outside closes it; on close the focus returns to where it was.
 */
export const useSearchLayer = (container: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void => {
  const leave = useEffectEvent(({ target }: Event): void => {
    if (target instanceof Node && !container.current?.contains(target)) onClose();
  });

  useEffect(() => {
    const host = container.current;
    const input = host?.querySelector('input');
    if (!host || !input || !isOpen) return;
    const opener = document.activeElement;
    host.toggleAttribute('data-open', true);
    input.focus();
    const ways = new AbortController();
    for (const way of ['pointerdown', 'focusin']) document.addEventListener(way, leave, { signal: ways.signal });
    return () => {
      ways.abort();
      // The focused element may have been removed with the layer: then the focus is on the body.
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && !host.contains(activeElement);
      host.toggleAttribute('data-open', false);
      if (isElsewhere) return;
      if (input.checkVisibility()) input.focus();
      else if (opener instanceof HTMLElement) opener.focus();
    };
  }, [container, isOpen]);
};
