import { type RefObject, useEffect, useState } from 'react';

/** The content height of a same-site window; undefined until it is known. */
export const useContentHeight = (frame: RefObject<HTMLIFrameElement | null>, isWanted: boolean): number | undefined => {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element || !isWanted) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize));
    const watch = (): void => {
      const content = element.contentDocument?.querySelector('main');
      observer.disconnect();
      if (content) observer.observe(content);
    };
    watch();
    element.addEventListener('load', watch);
    return () => {
      observer.disconnect();
      element.removeEventListener('load', watch);
    };
  }, [frame, isWanted]);
  return height;
};
