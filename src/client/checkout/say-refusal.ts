import type { Translate } from '#shared/i18n/translator.ts';

const refusalKeys = [
  'CartChangedException',
  'OutOfStockException',
  'PaymentMethodMissingException',
  'PaymentProviderException',
  'offline',
] as const;

/** True when a discount code stopped counting. */
export const isDiscountRefusal = (refusal: string | undefined): boolean => refusal?.startsWith('Discount') ?? false;

/** What a domain error of placing an order means for the buyer. */
export const sayRefusal = (refusal: string, t: Translate): string =>
  t(
    isDiscountRefusal(refusal)
      ? 'checkout.refused.discount'
      : `checkout.refused.${refusalKeys.find((key) => key === refusal) ?? 'unknown'}`,
  );
