'use client';
import { useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { PlainStepper } from '#client/primitives/stepper/plain-stepper.tsx';
import styles from './quantity.module.css';

type Props = {
  label: string;
  less: string;
  more: string;
  /** As many as there are, and as a cart holds. */
  max: number;
  /** Said to whoever typed more: `Mehr als 5 sind gerade nicht bestellbar.` */
  maxText: string;
};

/** How many pieces the form around it asks for; starts with one. */
export const Quantity = ({ label, less, more, max, maxText }: Props) => {
  const [{ pieces, wanted }, setQuantity] = useState({ pieces: 1, wanted: 1 });
  const take = (next: number, requested: number): void => {
    setQuantity({ pieces: next, wanted: requested });
    if (requested > max) announce(maxText);
  };
  return (
    <>
      <PlainStepper label={label} decreaseLabel={less} increaseLabel={more} value={pieces} max={max} onChange={take} />
      {wanted > max && <p className={styles['most']}>{maxText}</p>}
    </>
  );
};
