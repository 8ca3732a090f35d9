import type { Translate } from '#shared/i18n/translator.ts';

const refusalKeys = [
  'CartChangedException',
  'OutOfStockException',
  'PaymentMethodMissingException',
  'PaymentProviderException',
  'offline',
] as const;

/** What a domain error of placing an order means for the buyer. */
export const sayRefusal = (refusal: string, t: Translate): string =>
  t(`checkout.refused.${refusalKeys.find((key) => key === refusal) ?? 'unknown'}`);
