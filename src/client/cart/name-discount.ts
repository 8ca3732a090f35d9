import type { Discount } from '#shared/contract/discount.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The name of a discount line: its effect and its code. */
export const nameDiscount = ({ code, kind }: Pick<Discount, 'code' | 'kind'>, t: Translate): string =>
  t(kind === 'freeShipping' ? 'cart.discountShipping' : 'cart.discount', { code });
