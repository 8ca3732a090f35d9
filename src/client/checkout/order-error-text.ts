import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';

const errorKeys = [
  'CartChangedException',
  'OutOfStockException',
  'PaymentMethodMissingException',
  'PaymentProviderException',
  'TotalTooSmallException',
  'TotalTooLargeException',
  'offline',
] as const;

/** True when a discount code stopped counting. */
const isDiscountError = (exception: string | undefined): boolean => exception?.startsWith('Discount') ?? false;

/** True if the cart differs from what the buyer agreed to: it is shown again with the reason, and the next submit accepts it. */
export const isCartError = (exception: string | undefined): boolean =>
  isDiscountError(exception) || exception === 'CartChangedException' || exception === 'OutOfStockException';

/** The articles of a cart by name; one that is no longer in it by its number. */
export const nameSkus = ({ items }: Pick<Cart, 'items'>, skus: readonly string[] = []): string =>
  skus
    .map((sku) => {
      const item = items.find((line) => line.sku === sku)?.item;
      return item ? `${item.name}, ${item.variantName}` : sku;
    })
    .join('; ');

/** The message for a domain error of placing an order; `articles` are those it names. */
export const orderErrorText = (exception: string, t: Translate, articles = ''): string =>
  t(
    isDiscountError(exception)
      ? 'checkout.refused.discount'
      : `checkout.refused.${errorKeys.find((key) => key === exception) ?? 'unknown'}`,
    { articles },
  );
