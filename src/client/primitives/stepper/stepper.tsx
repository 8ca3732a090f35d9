'use client';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './stepper.module.css';

type Props = {
  /** The accessible name: `Anzahl`. */
  label: string;
  /** Name of the first button: `Ein Stück weniger`. */
  decreaseLabel: string;
  /** Name of the last button: `Ein Stück mehr`. */
  increaseLabel: string;
  /** The value. */
  value: number;
  /** The maximum: pieces in stock. */
  max: number;
  /** Called with the accepted number and the requested one, which may be outside the limits, or NaN for text. */
  onChange: (value: number, wanted: number) => void;
};

/** An integer between two buttons. Typed values are clamped on blur or Enter, and invalid text is replaced by the last number: the field shows what will be submitted. Without script it is a number field, and its form has the submit button. */
export const Stepper = ({ label, decreaseLabel, increaseLabel, value, max, onChange }: Props) => {
  // An incomplete number.
  const [typed, setTyped] = useState<string>();
  // Invalid text is replaced by the last number.
  const set = (wanted: number): number => {
    const clamped = Number.isFinite(wanted) ? Math.min(max, Math.max(1, Math.trunc(wanted))) : value;
    onChange(clamped, wanted);
    return clamped;
  };
  const clamp = (field: HTMLInputElement): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    // To React `03` equals 3, so it would stay.
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
