import { type RefObject, useEffect } from 'react';

// The browser scrolls to the focused element, but not to its end if it is higher than the space between header and layer: the controls of
// a film are at its end. What does not fit above the layer at all stays where it is.
const uncoverFocus = (layer: HTMLElement): void => {
  const focused = document.activeElement;
  if (!focused || layer.contains(focused)) return;
  const { bottom, height } = focused.getBoundingClientRect();
  const edge = layer.getBoundingClientRect().top;
  if (bottom > edge && height <= edge) focused.scrollIntoView({ block: 'end' });
};

/**
 * Keeps the focused element clear of a layer at the lower edge of the window: scroll padding and the page's end grow by the layer's height,
 * and the page scrolls when the layer covers the focus.
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
