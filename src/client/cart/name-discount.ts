import type { Discount } from '#shared/contract/discount.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** What the line of a code is called: what it does, and the code that does it. */
export const nameDiscount = ({ code, kind }: Pick<Discount, 'code' | 'kind'>, t: Translate): string =>
  t(kind === 'freeShipping' ? 'cart.discountShipping' : 'cart.discount', { code });
