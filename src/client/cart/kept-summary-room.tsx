'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { cartState, loadCart } from '#state/cart.ts';
import { OrderSummaryRoom, type SummaryRoomProps } from './order-summary-room.tsx';

/** The cart that a failed payment has left as it was; nothing where there is none, or nobody knows. */
export const KeptSummaryRoom = (props: SummaryRoomProps) => {
  const { cart } = useSnapshot(cartState);
  useEffect(() => void loadCart(), []);
  return cart !== undefined && cart.items.length > 0 ? <OrderSummaryRoom {...props} /> : null;
};
