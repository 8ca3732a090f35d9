import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Why a code was rejected, in the shopper's language; undefined without an error. */
export const discountErrorText = (problem: FieldProblem | undefined, t: Translate): string =>
  problem ? t(problem.messageKey as MessageKey, problem.values) || t('cart.discountLost') : '';
