import { CartTotals, type TotalsProps } from './cart-totals.tsx';
import { TotalsExplanation } from './totals-explanation.tsx';

/** Every line of the total, and below them why each is as it is (K-02). */
export const ExplainedTotals = (props: TotalsProps) => (
  <div>
    <CartTotals {...props} />
    <TotalsExplanation {...props} />
  </div>
);
