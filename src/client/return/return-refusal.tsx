import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { namedFaults, type ReturnFault } from './return-faults.ts';

/** What was refused, above the form: the whole of it, or its fields. */
export const ReturnRefusal = ({ faults, t }: { faults: readonly ReturnFault[]; t: Translate }) => {
  const whole = faults.find(({ field }) => field === '');
  const fields = namedFaults(faults, t);
  return (
    <>
      {whole && <Message kind="error" role="alert" title={whole.message} />}
      <ErrorSummary title={t('checkout.errors', { count: fields.length })} errors={fields} />
    </>
  );
};
