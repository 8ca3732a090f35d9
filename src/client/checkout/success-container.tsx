'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '#client/primitives/announcer/announce.ts';
import { paidElsewhere } from '#shared/checkout/paid-elsewhere.ts';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import type { MessageKey, Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { loadCart } from '#state/cart.ts';
import { loadOrder, placedOrder, pollOrder } from '#state/order.ts';
import type { HelpTexts } from './failure-help.tsx';
import { isBought, type OrderViewStatus, orderViewStatus } from './order-view-status.ts';
import { SuccessView } from './success-view.tsx';
import { usePurchaseEvent } from './use-purchase-event.ts';

type Props = {
  site: Site;
  orderId: string | undefined;
  messages: Pick<Messages, 'cart' | 'checkout' | 'general'>;
  isConsentRequired: boolean;
  help: HelpTexts;
};

// Announced on arrival, because it appears on a page that has already been read.
const firstWords: Partial<Record<OrderViewStatus, MessageKey>> = {
  unknown: 'checkout.success.unknownTitle',
  paid: 'checkout.success.title',
  awaited: 'checkout.success.pending',
  failed: 'checkout.failure.title',
  cancelled: 'checkout.success.cancelled',
  refunded: 'checkout.success.refunded',
};

/** The success page: the same for everybody, until the browser that ordered has fetched its order. */
export const SuccessContainer = ({ site, orderId, messages, isConsentRequired, help }: Props) => {
  const { status, order } = useSnapshot(placedOrder);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const own = order?.orderId === orderId ? (order as OwnOrder | undefined) : undefined;
  usePurchaseEvent(own && isBought(own.state) ? own : undefined, isConsentRequired);
  useEffect(() => {
    if (orderId !== undefined) void loadOrder(orderId);
    void loadCart();
  }, [orderId]);
  const isAwaited = own?.state === 'PENDING_PAYMENT';
  useEffect(() => (isAwaited && orderId !== undefined ? pollOrder(orderId) : undefined), [isAwaited, orderId]);
  const question = orderId === undefined ? 'ABSENT' : status;
  // Only the browser knows the order behind this URL; on the server it is not unknown yet.
  const isPaid = typeof location !== 'undefined' && location.hash === paidElsewhere;
  const viewStatus = orderViewStatus(question, own?.state);
  const words = isPaid && viewStatus === 'unknown' ? 'checkout.success.paidElsewhereTitle' : firstWords[viewStatus];
  useEffect(() => void (words && announce(t(words))), [words, t]);
  const shared = { site, help, t, onRetry: () => orderId !== undefined && void loadOrder(orderId) };
  return <SuccessView {...shared} question={question} order={own} isPaid={isPaid} />;
};
