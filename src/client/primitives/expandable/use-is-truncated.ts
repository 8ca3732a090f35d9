import { type RefObject, useEffect, useState } from 'react';

const isOpen = (text: HTMLElement): boolean => text.parentElement?.parentElement?.querySelector(':scope > details[open]') !== null;

/** Whether a text is longer than its visible part; undefined until that is known. Not updated while it is expanded. */
export const useIsTruncated = (text: RefObject<HTMLElement | null>): boolean | undefined => {
  const [isCut, setCut] = useState<boolean>();
  useEffect(() => {
    const element = text.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const observer = new ResizeObserver(() => {
      if (!isOpen(element)) setCut(element.offsetHeight - around.clientHeight > 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);
  return isCut;
};
