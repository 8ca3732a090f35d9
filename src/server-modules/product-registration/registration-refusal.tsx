import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { type Fault, nameFaults } from '#client/primitives/form/faults.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** What was refused, above the form: the whole of it, or its fields. */
export const RegistrationRefusal = ({ faults, say }: { faults: readonly Fault[]; say: Translate }) => {
  const whole = faults.find(({ field }) => field === '');
  const labels = {
    model: say('product.parts.model'),
    purchasedOn: say('guarantee.purchasedOn'),
    boughtAt: say('guarantee.boughtAt'),
    firstName: say('checkout.address.firstName'),
    lastName: say('checkout.address.lastName'),
    email: say('checkout.address.email'),
    'privacy-consent': say('access.register.privacyLink'),
  };
  const errors = nameFaults(
    faults.filter(({ field }) => field !== ''),
    labels,
    say,
  );
  return (
    <>
      {whole && <Message kind="error" role="alert" title={whole.message} />}
      <ErrorSummary title={say('checkout.errors', { count: errors.length })} errors={errors} />
    </>
  );
};
