'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartState } from '#state/cart.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { OrderSummary, sumsOfCart } from './order-summary.tsx';

export type SummaryContainerProps = { site: Site; countryName: string; messages: Pick<Messages, 'cart' | 'checkout'> };

/** The order summary rendered from the store. */
export const OrderSummaryContainer = ({ site, countryName, messages }: SummaryContainerProps) => {
  const { cart } = useSnapshot(cartState);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  if (!cart) return <CartSkeleton label={t('cart.loading')} />;
  return <OrderSummary {...sumsOfCart(cart as Cart)} locale={site.locale} countryName={countryName} t={t} />;
};
