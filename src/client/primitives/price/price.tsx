import styles from './price.module.css';

type Props = {
  /** Already formatted for the locale: `449,00 €`. */
  value: string;
  /** Beside it, `inkl. MwSt.`. */
  note?: string | undefined;
  /** `s` in lines of a cart, `m` on tiles, `l` in the buy box. @default 'm' */
  size?: 's' | 'm' | 'l';
  /** No longer part of a sum. @default false */
  isOut?: boolean;
};

/** A price in tabular figures; the note may wrap below it, the price itself never breaks. */
export const Price = ({ value, note, size = 'm', isOut = false }: Props) => (
  <span className={styles['line']} data-size={size}>
    <span className={styles['price']} data-out={isOut || undefined}>
      {value}
    </span>
    {note && <span className={styles['note']}>{note}</span>}
  </span>
);
