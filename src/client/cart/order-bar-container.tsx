'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartState } from '#state/cart.ts';
import { OrderBar, OrderBarWaiting } from './order-bar.tsx';
import { sumsOfCart } from './order-summary.tsx';
import type { SummaryContainerProps } from './order-summary-container.tsx';

/** The order bar rendered from the store; nothing if nothing can be ordered. */
export const OrderBarContainer = ({ site, countryName, messages }: SummaryContainerProps) => {
  const { cart } = useSnapshot(cartState);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  if (!cart) return <OrderBarWaiting title={t('checkout.summary.yourOrder')} />;
  const order = sumsOfCart(cart as Cart);
  return order.items.length > 0 ? <OrderBar {...order} locale={site.locale} countryName={countryName} t={t} /> : null;
};
