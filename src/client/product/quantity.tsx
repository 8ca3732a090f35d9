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
  mostWords: string;
};

/** How many pieces the form around it asks for; starts with one. */
export const Quantity = ({ label, less, more, max, mostWords }: Props) => {
  const [quantity, setQuantity] = useState(1);
  const [isTooMuch, setTooMuch] = useState(false);
  const take = (pieces: number): void => {
    setQuantity(pieces);
    setTooMuch(false);
  };
  const tell = (wanted: number): void => {
    setTooMuch(wanted > max);
    if (wanted > max) announce(mostWords);
  };
  return (
    <>
      <PlainStepper label={label} decreaseLabel={less} increaseLabel={more} value={quantity} max={max} onChange={take} onTyped={tell} />
      {isTooMuch && <p className={styles['most']}>{mostWords}</p>}
    </>
  );
};
