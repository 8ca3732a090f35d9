import { useEffect, useRef } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';

type PreviousCart = Pick<Cart, 'placementKey' | 'items' | 'discounts'>;

type Options = {
  /** Undefined while it is unknown or out of view. */
  cart: Cart | undefined;
  locale: string;
  t: Translate;
  /** Variants of which more were requested than are available. */
  outOfStock: readonly string[];
  /** The announcement for them. @default there are no more in stock */
  outOfStockText?: string | undefined;
  /** The message at a field of the cart; empty: nothing. */
  problem?: string;
  /** The cart is announced as soon as it comes into view. */
  announcesFirst?: boolean;
  /** Another view of the cart announces the changes. */
  isSilent?: boolean;
};

// Changes of a code: it now counts, it says why it does not, or it was removed.
const codeChanges = ({ discounts: previous }: PreviousCart, { discounts }: Cart, t: Translate): string[] => {
  const removedCodes = previous.filter(({ code }) => !discounts.some((one) => one.code === code));
  const changes = discounts.flatMap(({ code, problem }) => {
    const previousCode = previous.find((one) => one.code === code);
    if (problem)
      return previousCode?.problem?.reason === problem.reason ? [] : [t(`cart.discountProblem.${problem.reason}`, problem.values)];
    return previousCode ? [] : [t('cart.discountTaken', { code })];
  });
  return [...removedCodes.map(({ code }) => t('cart.discountGone', { code })), ...changes];
};

const cartChanges = (before: PreviousCart | undefined, cart: Cart, t: Translate, locale: string): string => {
  const stays = (variantKey: string): boolean => cart.items.some((item) => item.variantKey === variantKey);
  const left = before?.items.filter(({ variantKey, sku }) => !stays(variantKey) && !cart.removedItems.includes(sku)) ?? [];
  const items = t('cart.heading', { count: cart.itemCount });
  return [
    ...left.map(({ item }) => t('cart.removed', { name: `${item.name}, ${item.variantName}` })),
    ...(before ? codeChanges(before, cart, t) : []),
    t('cart.changed', { items, total: formatMoney(cart.priceTotal, locale) }),
  ].join(' ');
};

/** Announces cart changes to screen readers: once for each action (B-07), whichever it was and however it ended. */
export const useCartAnnouncements = ({
  cart,
  locale,
  t,
  outOfStock,
  outOfStockText,
  problem = '',
  announcesFirst = false,
  isSilent = false,
}: Options): void => {
  const previous = useRef<PreviousCart>(undefined);
  const announcedOutOfStock = useRef<readonly string[]>([]);
  useEffect(() => {
    const before = previous.current;
    previous.current = cart;
    const isNewlyOutOfStock = outOfStock.some((key) => !announcedOutOfStock.current.includes(key));
    announcedOutOfStock.current = cart ? outOfStock : [];
    if (!cart || isSilent || (!before && !announcesFirst)) return;
    if (isNewlyOutOfStock) announce(outOfStockText ?? t('cart.soldOut.refused'), 'assertive');
    else if (before?.placementKey !== cart.placementKey) announce(cartChanges(before, cart, t, locale));
  }, [cart, outOfStock, outOfStockText, isSilent, announcesFirst, t, locale]);
  useEffect(() => {
    if (problem) announce(problem, 'assertive');
  }, [problem]);
};
