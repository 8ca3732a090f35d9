import { useEffect, useRef } from 'react';
import { CartLines, type CartLinesProps } from './cart-lines.tsx';

type Props = CartLinesProps & {
  /** The variant that was just added. */
  addedVariant: string | undefined;
};

/** The lines of the overlay, scrolled to the one that was just added. */
export const OverlayLines = ({ addedVariant, ...lines }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const position = lines.items.findIndex(({ variantKey }) => variantKey === addedVariant);
  useEffect(() => {
    const line = list.current?.children[position];
    const scrollContainer = list.current?.parentElement;
    if (!line || !scrollContainer) return;
    // Not scrollIntoView: the layer is still sliding in, and the page would scroll sideways with it.
    const show = (): void => {
      scrollContainer.scrollTop += line.getBoundingClientRect().top - scrollContainer.getBoundingClientRect().top;
    };
    const observer = new ResizeObserver(show); // also while totals and notice take their space
    observer.observe(scrollContainer);
    return () => observer.disconnect();
  }, [position]);
  return <CartLines {...lines} ref={list} />;
};
