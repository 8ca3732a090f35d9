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
  /** Its name in the form. @default 'quantity' */
  name?: string | undefined;
  /** Unique on the page. */
  id?: string | undefined;
  /** How many. */
  value: number;
  /** The least that can be asked for. @default 1 */
  min?: number;
  /** The most: pieces in stock. */
  max: number;
  /** The change is on its way: the number waits. @default false */
  isBusy?: boolean;
  /** 48 or 44 px high, never less. @default 'm' */
  size?: 's' | 'm';
  /** Called with each new number inside the bounds. */
  onChange: (value: number) => void;
  /** Called with what was typed, inside the bounds or not, NaN where it was no number, once the field shows the one that counts. */
  onTyped?: (wanted: number) => void;
};

/** A whole number between two buttons. What is typed is brought inside the bounds when the field is left or Enter pressed, and what is no number gives way to the last that was one: the field shows what will be sent. Without script it is a number field; its form brings the button that sends it. */
export const PlainStepper = ({
  label,
  decreaseLabel,
  increaseLabel,
  name = 'quantity',
  id,
  value,
  min = 1,
  max,
  isBusy = false,
  size = 'm',
  onChange,
  onTyped,
}: Props) => {
  // Letters on their way to a number.
  const [typed, setTyped] = useState<string>();
  // What is no number, and every number while a change is on its way, gives way to the last one.
  const inside = (next: number): number => (isBusy || !Number.isFinite(next) ? value : Math.min(max, Math.max(min, Math.trunc(next))));
  const set = (next: number): void => {
    if (inside(next) !== value) onChange(inside(next));
  };
  const settle = (field: HTMLInputElement): void => {
    const wanted = field.valueAsNumber;
    setTyped(undefined);
    set(wanted);
    // To React `03` is 3, and stays.
    field.value = `${inside(wanted)}`;
    if (typed !== undefined) onTyped?.(wanted);
  };
  return (
    <span className={styles['stepper']} data-size={size} aria-busy={isBusy || undefined}>
      <button
        type="button"
        className={styles['step']}
        aria-label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => set(value - 1)}
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        className={styles['number']}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => settle(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle(event.currentTarget);
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
