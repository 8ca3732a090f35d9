import { useEffect, useRef } from 'react';
import { CartLines, type CartLinesProps } from './cart-lines.tsx';

type Props = CartLinesProps & {
  /** The variant that has just come in. */
  addedVariant: string | undefined;
};

/** The lines of the overlay; the one that has just come in is in sight, however many stand before it. */
export const OverlayLines = ({ addedVariant, ...lines }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const position = lines.items.findIndex(({ variantKey }) => variantKey === addedVariant);
  useEffect(() => {
    const line = list.current?.children[position];
    const scrollContainer = list.current?.parentElement;
    if (!line || !scrollContainer) return;
    // Not scrollIntoView: the layer is still on its way in, and the page would follow it sideways.
    const show = (): void => {
      scrollContainer.scrollTop += line.getBoundingClientRect().top - scrollContainer.getBoundingClientRect().top;
    };
    const observer = new ResizeObserver(show); // also while sums and notice take their room
    observer.observe(scrollContainer);
    return () => observer.disconnect();
  }, [position]);
  return <CartLines {...lines} ref={list} />;
};
