import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { type Fault, nameFaults } from '#client/primitives/form/faults.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

const labelsIn = (faults: readonly Fault[], t: Translate): Record<string, string> => {
  const labels: Record<string, string> = {
    name: t('returns.name'),
    email: t('checkout.address.email'),
    orderId: t('returns.orderId'),
    reason: t('returns.reasonLabel'),
    quantities: t('returns.which'),
    content: t('returns.open.content'),
  };
  // A piece of a list, `quantities.2`, is called like the list.
  return Object.fromEntries(faults.map(({ field }) => [field, labels[field.split('.')[0] ?? ''] ?? '']));
};

/** What was refused, above the form: the whole of it, or its fields. */
export const ReturnRefusal = ({ faults, t }: { faults: readonly Fault[]; t: Translate }) => {
  const whole = faults.find(({ field }) => field === '');
  const fields = faults.filter(({ field }) => field !== '');
  return (
    <>
      {whole && <Message kind="error" role="alert" title={whole.message} />}
      <ErrorSummary title={t('checkout.errors', { count: fields.length })} errors={nameFaults(fields, labelsIn(fields, t), t)} />
    </>
  );
};
