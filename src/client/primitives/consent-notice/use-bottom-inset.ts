import { type RefObject, useEffect } from 'react';

// The browser scrolls to what gets the focus, but not to the end of what is higher than the room between header and layer: of a film that
// is where its controls are. What does not fit above the layer at all stays where it is.
const uncoverFocus = (layer: HTMLElement): void => {
  const focused = document.activeElement;
  if (!focused || layer.contains(focused)) return;
  const { bottom, height } = focused.getBoundingClientRect();
  const edge = layer.getBoundingClientRect().top;
  if (bottom > edge && height <= edge) focused.scrollIntoView({ block: 'end' });
};

/**
 * What has the focus is never hidden behind what lies on the lower edge of the window: the page scrolls further by its height, ends later
 * by as much, and moves when the layer comes over it.
 */
export const useBottomInset = (layerRef: RefObject<HTMLElement | null>): void =>
  useEffect(() => {
    const layer = layerRef.current;
    if (!layer) return;
    const { documentElement: root, body } = document;
    const uncover = (): void => uncoverFocus(layer);
    const watch = new ResizeObserver(() => {
      const inset = `${Math.ceil(window.innerHeight - layer.getBoundingClientRect().top)}px`;
      root.style.scrollPaddingBlockEnd = inset;
      body.style.paddingBlockEnd = inset;
      uncover();
    });
    watch.observe(layer);
    document.addEventListener('focusin', uncover);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', uncover);
      root.style.removeProperty('scroll-padding-block-end');
      body.style.removeProperty('padding-block-end');
    };
  }, [layerRef]);
