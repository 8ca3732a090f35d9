import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Why a code was refused, in the shopper's language; nothing where none was. */
export const discountErrorText = (problem: FieldProblem | undefined, t: Translate): string =>
  problem ? t(problem.messageKey as MessageKey, problem.values) || t('cart.discountLost') : '';
