import styles from './cart-totals.module.css';
import { CartTotals, type TotalsProps } from './cart-totals.tsx';
import { TotalsExplanation } from './totals-explanation.tsx';

/** Taxes and duties of a place outside the tax territory are not in the total: said with it, never only behind a disclosure (B-19). */
const ImportNote = ({ sums: { reasons }, t }: TotalsProps) =>
  reasons?.tax.isImport && reasons.tax.region !== null ? (
    <p className={styles['import']}>{t('cart.importDue', { region: reasons.tax.region })}</p>
  ) : null;

/** Every line of the totals, and an explanation of each below (K-02). */
export const ExplainedTotals = (props: TotalsProps) => (
  <div>
    <CartTotals {...props} />
    <ImportNote {...props} />
    <TotalsExplanation {...props} />
  </div>
);
