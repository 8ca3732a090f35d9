'use client';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '#shared/contract/order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { loadCart } from '#state/cart.ts';
import { followOrder, loadOrder, placed } from '#state/order.ts';
import type { PlaceSetting } from './address-lines.tsx';
import { SuccessView } from './success-view.tsx';
import { usePurchaseEvent } from './use-purchase-event.ts';

type Props = {
  site: Site;
  orderId: string | undefined;
  place: PlaceSetting;
  messages: Pick<Messages, 'checkout'>;
  isConsentRequired: boolean;
};

/** The success page: the same for everybody, until the browser that ordered has asked for its order. */
export const SuccessRoom = ({ site, orderId, place, messages, isConsentRequired }: Props) => {
  const { order } = useSnapshot(placed);
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  usePurchaseEvent(order?.orderId === orderId ? (order as Order | undefined) : undefined, isConsentRequired);
  useEffect(() => {
    if (orderId !== undefined) void loadOrder(orderId);
    void loadCart();
  }, [orderId]);
  const isAwaited = order?.state === 'PENDING_PAYMENT' && order.orderId === orderId;
  useEffect(() => (isAwaited && orderId !== undefined ? followOrder(orderId) : undefined), [isAwaited, orderId]);
  return <SuccessView order={order as Order | undefined} site={site} place={place} t={t} />;
};
