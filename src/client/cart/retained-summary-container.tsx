'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { cartState, loadCart } from '#state/cart.ts';
import { OrderSummaryContainer, type SummaryContainerProps } from './order-summary-container.tsx';

/** The cart that a failed payment has left unchanged; nothing if there is none or it is unknown. */
export const RetainedSummaryContainer = (props: SummaryContainerProps) => {
  const { cart } = useSnapshot(cartState);
  useEffect(() => void loadCart(), []);
  return cart !== undefined && cart.items.length > 0 ? <OrderSummaryContainer {...props} /> : null;
};
