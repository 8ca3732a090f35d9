import styles from './price.module.css';
import { PriceReference } from './price-reference.tsx';

type Props = {
  /** Already formatted for the locale: `449,00 €`. */
  value: string;
  /** Beside it, `inkl. MwSt.`. */
  note?: string | undefined;
  /** `s` in lines of a cart, `m` on tiles, `l` in the buy box. @default 'm' */
  size?: 's' | 'm' | 'l';
  /** No longer part of a sum. @default false */
  isOut?: boolean;
  /** The price by unit where it is sold by length or weight: `12,40 € / m`. */
  unit?: string | undefined;
  /** The reference price of a reduced price: the lowest of the last 30 days (Y-04), and its label. Nothing is struck through without it. */
  reference?: { value: string; label: string } | undefined;
};

/** A price; notes may wrap below it, the price itself never breaks. */
export const Price = ({ value, note, size = 'm', isOut = false, unit, reference }: Props) => (
  <span className={styles['price']} data-size={size} data-out={isOut || undefined}>
    <span className={styles['line']}>
      <span className={styles['value']} translate="no">
        {value}
      </span>
      {note && <span className={styles['note']}>{note}</span>}
    </span>
    {unit && <span className={styles['note']}>{unit}</span>}
    {reference && <PriceReference value={reference.value} label={reference.label} />}
  </span>
);
