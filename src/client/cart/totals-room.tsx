'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartState } from '#state/cart.ts';
import { CartTotals } from './cart-totals.tsx';
import { sumsOfCart } from './order-summary.tsx';

type Props = { site: Site; countryName: string; messages: Pick<Messages, 'cart'> };

/** The sums of the cart in the store, once more where they count. */
export const TotalsRoom = ({ site, countryName, messages }: Props) => {
  const { cart } = useSnapshot(cartState);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  return cart ? <CartTotals sums={sumsOfCart(cart as Cart).sums} locale={site.locale} country={countryName} t={t} /> : null;
};
