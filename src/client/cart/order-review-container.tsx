'use client';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Cart } from '#shared/contract/cart.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { cartState } from '#state/cart.ts';
import { OrderReview } from './order-review.tsx';
import type { SummaryContainerProps } from './order-summary-container.tsx';

/** The order review rendered from the store. */
export const OrderReviewContainer = ({ site, countryName, messages }: SummaryContainerProps) => {
  const { cart } = useSnapshot(cartState);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const cartHref = pathTo(site, 'cart');
  return cart ? <OrderReview cart={cart as Cart} locale={site.locale} countryName={countryName} cartHref={cartHref} t={t} /> : null;
};
