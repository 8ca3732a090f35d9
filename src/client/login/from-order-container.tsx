'use client';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { placedOrder } from '#state/order.ts';
import { sessionHint } from '#state/session-hint.ts';
import type { FromOrderProps } from './from-order-form.tsx';

// Most pages of an order are read by somebody who has an account, or by nobody twice: the form comes when it can be used.
const FromOrderForm = lazy(async () => ({ default: (await import('./from-order-form.tsx')).FromOrderForm }));

/** Offers an account to a guest whose browser placed this order; nothing to everybody else. */
export const FromOrderContainer = (props: FromOrderProps) => {
  const { order } = useSnapshot(placedOrder);
  const { hasSession } = useSnapshot(sessionHint);
  if (hasSession || order?.orderId !== props.orderId) return null;
  return (
    <Suspense fallback={null}>
      <FromOrderForm {...props} />
    </Suspense>
  );
};
