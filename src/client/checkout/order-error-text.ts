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
export const isDiscountError = (exception: string | undefined): boolean => exception?.startsWith('Discount') ?? false;

/** True where the cart is not what was agreed to: what the buyer sees after it, with the reason beside it, is what the next press accepts. */
export const isCartError = (exception: string | undefined): boolean =>
  isDiscountError(exception) || exception === 'CartChangedException' || exception === 'OutOfStockException';

/** Articles of a cart by name; one that is not in it any more by its number. */
export const nameSkus = ({ items }: Pick<Cart, 'items'>, skus: readonly string[] = []): string =>
  skus
    .map((sku) => {
      const item = items.find((line) => line.sku === sku)?.item;
      return item ? `${item.name}, ${item.variantName}` : sku;
    })
    .join('; ');

/** What a domain error of placing an order means for the buyer; `articles` are those that it names. */
export const orderErrorText = (exception: string, t: Translate, articles = ''): string =>
  t(
    isDiscountError(exception)
      ? 'checkout.refused.discount'
      : `checkout.refused.${errorKeys.find((key) => key === exception) ?? 'unknown'}`,
    { articles },
  );
