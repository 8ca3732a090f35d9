import { useEffect, useRef } from 'react';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CartActions, CartLine } from './cart-line.tsx';

type Props = {
  items: readonly CartItem[];
  /** The variant that has just come in. */
  addedVariant: string | undefined;
  /** Variants of which more were asked for than there are. */
  refused: readonly string[];
  locale: string;
  t: Translate;
  actions: CartActions;
};

/** The lines of the overlay; the one that has just come in is in sight, however many stand before it. */
export const OverlayLines = ({ items, addedVariant, refused, locale, t, actions }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const position = items.findIndex(({ variantKey }) => variantKey === addedVariant);
  useEffect(() => {
    const line = list.current?.children[position];
    const room = list.current?.parentElement;
    if (!line || !room) return;
    // Not scrollIntoView: the layer is still on its way in, and the page would follow it sideways.
    const show = (): void => {
      room.scrollTop += line.getBoundingClientRect().top - room.getBoundingClientRect().top;
    };
    const observer = new ResizeObserver(show); // also while sums and notice take their room
    observer.observe(room);
    return () => observer.disconnect();
  }, [position]);
  return (
    <ul ref={list}>
      {items.map((item) => (
        <CartLine key={item.variantKey} item={item} locale={locale} t={t} actions={actions} isRefused={refused.includes(item.variantKey)} />
      ))}
    </ul>
  );
};
