'use client';
import { useState } from 'react';
import { PlainStepper } from '#client/primitives/stepper/plain-stepper.tsx';
import { maxQuantity } from '#shared/contract/max-quantity.ts';

/** How many pieces the form around it asks for; starts with one. */
export const Quantity = ({ label, less, more }: { label: string; less: string; more: string }) => {
  const [quantity, setQuantity] = useState(1);
  return <PlainStepper label={label} decreaseLabel={less} increaseLabel={more} value={quantity} max={maxQuantity} onChange={setQuantity} />;
};
