import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { type FieldError, labelFieldErrors } from '#client/primitives/form/field-errors.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** The errors above the form: of the form as a whole, or of its fields. */
export const RegistrationErrors = ({ errors: faults, t }: { errors: readonly FieldError[]; t: Translate }) => {
  const whole = faults.find(({ field }) => field === '');
  const labels = {
    model: t('product.parts.model'),
    purchasedOn: t('guarantee.purchasedOn'),
    boughtAt: t('guarantee.boughtAt'),
    firstName: t('checkout.address.firstName'),
    lastName: t('checkout.address.lastName'),
    email: t('checkout.address.email'),
    'privacy-consent': t('access.register.privacyLink'),
  };
  const errors = labelFieldErrors(
    faults.filter(({ field }) => field !== ''),
    labels,
    t,
  );
  return (
    <>
      {whole && <Message kind="error" role="alert" title={whole.message} />}
      <ErrorSummary title={t('checkout.errors', { count: errors.length })} errors={errors} />
    </>
  );
};
