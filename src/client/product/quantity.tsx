'use client';
import { useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { Stepper } from '#client/primitives/stepper/stepper.tsx';
import styles from './quantity.module.css';

type Props = {
  label: string;
  less: string;
  more: string;
  /** The maximum: the stock, within the limit of a cart. */
  max: number;
  /** The message if more is typed: `Mehr als 5 sind gerade nicht bestellbar.` */
  maxText: string;
};

/** The quantity of the surrounding form; starts at one. */
export const Quantity = ({ label, less, more, max, maxText }: Props) => {
  const [{ pieces, wanted }, setQuantity] = useState({ pieces: 1, wanted: 1 });
  const take = (next: number, requested: number): void => {
    setQuantity({ pieces: next, wanted: requested });
    if (requested > max) announce(maxText);
  };
  return (
    <>
      <Stepper label={label} decreaseLabel={less} increaseLabel={more} value={pieces} max={max} onChange={take} />
      {wanted > max && <p className={styles['most']}>{maxText}</p>}
    </>
  );
};
