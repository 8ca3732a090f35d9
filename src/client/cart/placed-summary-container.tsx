'use client';
import { type ReactNode, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { PrintButton } from '#client/primitives/button/print-button.tsx';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { placedOrder } from '#state/order.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { OrderSummary, sumsOfOrder } from './order-summary.tsx';

type Props = {
  site: Site;
  countryName: string;
  messages: Pick<Messages, 'cart' | 'checkout'> /** Destination and payment method. */;
  facts: ReactNode;
};

/** The ordered items beside the success page; nothing in a browser that did not place the order. */
export const PlacedSummaryContainer = ({ site, countryName, messages, facts }: Props) => {
  const { status, order } = useSnapshot(placedOrder);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  if (status === 'PENDING') return <CartSkeleton label={t('cart.loading')} />;
  if (!order) return null;
  const foot = (
    <>
      {facts}
      <PrintButton>{t('checkout.success.print')}</PrintButton>
    </>
  );
  return <OrderSummary {...sumsOfOrder(order as OwnOrder)} locale={site.locale} countryName={countryName} t={t} foot={foot} />;
};
