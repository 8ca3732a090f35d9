'use client';
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
};

/** A whole number between two buttons. Without script it is a number field; its form brings the button that sends it. */
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
}: Props) => {
  const set = (next: number): void => {
    const inside = Math.min(max, Math.max(min, Math.trunc(next)));
    if (!isBusy && Number.isFinite(inside) && inside !== value) onChange(inside);
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
        key={value}
        className={styles['number']}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        defaultValue={value}
        onBlur={(event) => set(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set(event.currentTarget.valueAsNumber);
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
