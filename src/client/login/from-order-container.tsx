'use client';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { placedOrder } from '#state/order.ts';
import { sessionHint } from '#state/session-hint.ts';
import type { FromOrderProps } from './from-order-form.tsx';

// Most visitors of an order page have an account or never return: the form is loaded only when it can be used.
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
