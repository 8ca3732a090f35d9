'use client';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './stepper.module.css';

type Props = {
  /** Names the number: `Anzahl`. */
  label: string;
  /** Name of the first button: `Ein Stück weniger`. */
  decreaseLabel: string;
  /** Name of the last button: `Ein Stück mehr`. */
  increaseLabel: string;
  /** How many. */
  value: number;
  /** The most: pieces in stock. */
  max: number;
  /** Called with the number that counts from now on, and with the one that was wanted: outside the bounds, or NaN where it was none. */
  onChange: (value: number, wanted: number) => void;
};

/** A whole number between two buttons. What is typed is brought inside the bounds when the field is left or Enter pressed, and what is no number gives way to the last that was one: the field shows what will be sent. Without script it is a number field; its form brings the button that sends it. */
export const PlainStepper = ({ label, decreaseLabel, increaseLabel, value, max, onChange }: Props) => {
  // Letters on their way to a number.
  const [typed, setTyped] = useState<string>();
  // What is no number gives way to the last one.
  const set = (wanted: number): number => {
    const clamped = Number.isFinite(wanted) ? Math.min(max, Math.max(1, Math.trunc(wanted))) : value;
    onChange(clamped, wanted);
    return clamped;
  };
  const clamp = (field: HTMLInputElement): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    // To React `03` is 3, and stays.
    field.value = `${set(field.valueAsNumber)}`;
  };
  return (
    <span className={styles['stepper']}>
      <button
        type="button"
        className={styles['step']}
        aria-label={decreaseLabel}
        aria-disabled={value < 2 || undefined}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        className={styles['number']}
        name="quantity"
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={1}
        max={max}
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => clamp(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          clamp(event.currentTarget);
        }}
      />
      <button
        type="button"
        className={styles['step']}
        aria-label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => set(value + 1)}
      >
        <Icon name="plus" size="s" />
      </button>
    </span>
  );
};
