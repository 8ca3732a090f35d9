import styles from './price.module.css';

type Props = {
  /** Already formatted for the locale: `449,00 €`. */
  value: string;
  /** Its label, `Lowest price of the last 30 days before the reduction:`; the strike-through is not read out. */
  label: string;
};

/** The reference price of a reduced price (Y-04): the label, then the amount, struck through. */
export const PriceReference = ({ value, label }: Props) => (
  <span className={styles['note']}>
    {label}
    {/* A wide colon brings its own space. */}
    {label.endsWith('：') ? null : ' '}
    <s className={styles['held']} translate="no">
      {value}
    </s>
  </span>
);
