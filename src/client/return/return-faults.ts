import type { FieldProblem } from '#shared/contract/problem.ts';
import type { ReturnDesk } from '#shared/contract/return.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** A field at fault, by its name in the form, and why in the reader's language. */
export type ReturnFault = { field: string; message: string };

const labels: Record<string, MessageKey> = {
  name: 'returns.name',
  email: 'checkout.address.email',
  orderId: 'returns.orderId',
  reason: 'returns.reasonLabel',
  quantities: 'returns.which',
  content: 'returns.open.content',
};

/** What was refused of a form, in words. */
export const faultsOf = ({ draft }: Pick<ReturnDesk, 'draft'>, t: Translate): ReturnFault[] =>
  (draft?.problems ?? []).map(({ field, messageKey }: FieldProblem) => ({
    field,
    message: t(messageKey as MessageKey) || t('general.validation.notValid'),
  }));

/** The faults of fields as the summary above the form lists them: each begins with the name of its field. */
export const namedFaults = (faults: readonly ReturnFault[], t: Translate): ReturnFault[] =>
  faults
    .filter(({ field }) => field !== '')
    .map(({ field, message }) => {
      const label = labels[field.split('.')[0] ?? ''];
      return { field, message: label === undefined ? message : t('general.fault', { name: t(label), message }) };
    });
