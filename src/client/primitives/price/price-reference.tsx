import styles from './price.module.css';

type Props = {
  /** Already formatted for the locale: `449,00 €`. */
  value: string;
  /** What it is, `Lowest price of the last 30 days before the reduction:`; the line through it is not heard. */
  label: string;
};

/** What a reduced price is compared with (Y-04): the words, then the amount, struck through. */
export const PriceReference = ({ value, label }: Props) => (
  <span className={styles['note']}>
    {label}{' '}
    <s className={styles['held']} translate="no">
      {value}
    </s>
  </span>
);
