import { useEffect, useRef } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';

type Known = Pick<Cart, 'placementKey' | 'items' | 'discounts'>;

type Speech = {
  /** Undefined while it is not known, or not in sight. */
  cart: Cart | undefined;
  locale: string;
  t: Translate;
  /** Variants of which more were asked for than there are. */
  refused: readonly string[];
  /** What is said of them. @default there are no more in stock */
  refusal?: string | undefined;
  /** What is told beside a field of the cart; empty: nothing. */
  problem?: string;
  /** The cart is told as soon as it comes into sight. */
  saysFirst?: boolean;
  /** Another view of the cart speaks. */
  isSilent?: boolean;
};

// What a code does now and did not before: it counts, or it says why it does not; or it is gone.
const newsOfCodes = ({ discounts: known }: Known, { discounts }: Cart, t: Translate): string[] => {
  const gone = known.filter(({ code }) => !discounts.some((one) => one.code === code));
  const news = discounts.flatMap(({ code, problem }) => {
    const held = known.find((one) => one.code === code);
    if (problem) return held?.problem?.reason === problem.reason ? [] : [t(`cart.discountProblem.${problem.reason}`, problem.values)];
    return held ? [] : [t('cart.discountTaken', { code })];
  });
  return [...gone.map(({ code }) => t('cart.discountGone', { code })), ...news];
};

const newsOf = (before: Known | undefined, cart: Cart, t: Translate, locale: string): string => {
  const stays = (variantKey: string): boolean => cart.items.some((item) => item.variantKey === variantKey);
  const left = before?.items.filter(({ variantKey, sku }) => !stays(variantKey) && !cart.removedItems.includes(sku)) ?? [];
  const items = t('cart.heading', { count: cart.itemCount });
  return [
    ...left.map(({ item }) => t('cart.removed', { name: `${item.name}, ${item.variantName}` })),
    ...(before ? newsOfCodes(before, cart, t) : []),
    t('cart.changed', { items, total: formatMoney(cart.priceTotal, locale) }),
  ].join(' ');
};

/** Tells a screen reader what became of the cart: once for each press (B-07), whichever it was and however it ended. */
export const useCartSpeech = ({ cart, locale, t, refused, refusal, problem = '', saysFirst = false, isSilent = false }: Speech): void => {
  const known = useRef<Known>(undefined);
  const toldRefused = useRef<readonly string[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = cart;
    const isRefused = refused.some((key) => !toldRefused.current.includes(key));
    toldRefused.current = cart ? refused : [];
    if (!cart || isSilent || (!before && !saysFirst)) return;
    if (isRefused) announce(refusal ?? t('cart.soldOut.refused'), 'assertive');
    else if (before?.placementKey !== cart.placementKey) announce(newsOf(before, cart, t, locale));
  }, [cart, refused, refusal, isSilent, saysFirst, t, locale]);
  useEffect(() => {
    if (problem) announce(problem, 'assertive');
  }, [problem]);
};
