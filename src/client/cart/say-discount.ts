import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Why a code was refused, in the shopper's language; nothing where none was. */
export const sayDiscountRefusal = (refusal: FieldProblem | undefined, t: Translate): string =>
  refusal ? t(refusal.messageKey as MessageKey, refusal.values) || t('cart.discountLost') : '';
