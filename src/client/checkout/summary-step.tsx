import { useEffect, useState } from 'react';
import { focusField } from '#client/primitives/error-summary/focus-field.ts';
import { SummaryForm, type SummaryProps, termsFieldId } from './summary-form.tsx';

type Accepted = { placementKey: string; acceptedTotal: number };

/** The summary in the browser: an attempt without the terms is answered in the page's own words and language, like any other form (V-04). */
export const SummaryStep = ({
  onSubmit,
  ...props
}: Omit<SummaryProps, 'onSubmit' | 'termsError'> & { onSubmit: (accepted: Accepted) => void }) => {
  const [attempts, setAttempts] = useState(0);
  // After the error is rendered, which is read out with the box.
  useEffect(() => {
    if (attempts > 0) focusField(termsFieldId);
  }, [attempts]);
  const order = (accepted: Accepted, hasTerms: boolean): void => {
    setAttempts(hasTerms ? 0 : attempts + 1);
    if (hasTerms) onSubmit(accepted);
  };
  return <SummaryForm {...props} termsError={attempts > 0 ? props.t('general.validation.tick') : undefined} onSubmit={order} />;
};
