import { CartTotals, type TotalsProps } from './cart-totals.tsx';
import { TotalsExplanation } from './totals-explanation.tsx';

/** Every line of the totals, and an explanation of each below (K-02). */
export const ExplainedTotals = (props: TotalsProps) => (
  <div>
    <CartTotals {...props} />
    <TotalsExplanation {...props} />
  </div>
);
