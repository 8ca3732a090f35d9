import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { type FieldError, labelFieldErrors } from '#client/primitives/form/field-errors.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

const labelsIn = (fieldErrors: readonly FieldError[], t: Translate): Record<string, string> => {
  const labels: Record<string, string> = {
    name: t('returns.name'),
    email: t('checkout.address.email'),
    orderId: t('returns.orderId'),
    reason: t('returns.reasonLabel'),
    quantities: t('returns.which'),
    content: t('returns.open.content'),
  };
  // A list item, `quantities.2`, has the name of the list.
  return Object.fromEntries(fieldErrors.map(({ field }) => [field, labels[field.split('.')[0] ?? ''] ?? '']));
};

/** The errors above the form: of the whole form, or of its fields. */
export const ReturnErrors = ({ fieldErrors, t }: { fieldErrors: readonly FieldError[]; t: Translate }) => {
  const whole = fieldErrors.find(({ field }) => field === '');
  const fields = fieldErrors.filter(({ field }) => field !== '');
  return (
    <>
      {whole && <Message kind="error" role="alert" title={whole.message} />}
      <ErrorSummary title={t('checkout.errors', { count: fields.length })} errors={labelFieldErrors(fields, labelsIn(fields, t), t)} />
    </>
  );
};
