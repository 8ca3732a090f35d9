import 'client-only';
import type { AcceptedReturn } from '#shared/analytics/page-facts.ts';
import type { Cart, CartItem } from '#shared/contract/cart.ts';
import { inMajorUnits } from '#shared/money/money.ts';
import { eventItem, itemOfArticle, itemOfLine, totalValue } from './event-items.ts';
import type { AnalyticsEvent, Ecommerce, EcommerceName } from './events.ts';
import { fetchMeasuredArticles } from './measured-articles.ts';

const ecommerce = <Name extends EcommerceName>(event: Name, payload: Ecommerce[Name]) =>
  ({ event, visitor_type: 'consumer', ecommerce: payload }) as Extract<AnalyticsEvent, { event: Name }>;

const categoriesByKey = async (lines: readonly CartItem[]): Promise<Map<string, string[]>> => {
  const articles = await fetchMeasuredArticles(lines.map(({ variantKey }) => variantKey));
  return new Map(articles.map(({ variantKey, categories }) => [variantKey, categories]));
};

/** Pieces of one article were added to the cart, or removed. */
export const cartChangeEvent = async (name: 'add_to_cart' | 'remove_from_cart', line: CartItem, quantity: number) => {
  const { currency } = line.pricePerItem;
  const categories = (await categoriesByKey([line])).get(line.variantKey);
  return ecommerce(name, {
    currency,
    value: totalValue([{ ...line, quantity }], currency),
    items: [itemOfLine(line, categories, quantity)],
  });
};

/** The available items of a cart, and their value without delivery and discounts. */
const goodsOf = async ({ items, priceTotal: { currency } }: Cart) => {
  const lines = items.filter(({ isPurchasable }) => isPurchasable);
  const categories = await categoriesByKey(lines);
  return {
    currency,
    value: totalValue(lines, currency),
    items: lines.map((line) => itemOfLine(line, categories.get(line.variantKey))),
  };
};

const couponOf = ({ discounts }: Cart): string => discounts.map(({ code }) => code).join(',');

/** The cart was viewed. */
export const cartViewEvent = async (cart: Cart) => ecommerce('view_cart', await goodsOf(cart));

/** The checkout was started. */
export const checkoutEvent = async (cart: Cart) => ecommerce('begin_checkout', { ...(await goodsOf(cart)), coupon: couponOf(cart) });

/** The delivery address and method are known. */
export const deliveryEvent = async (cart: Cart) => {
  const way = cart.shippingMethods.find(({ name }) => name === cart.shippingMethod);
  return ecommerce('add_shipping_info', { ...(await goodsOf(cart)), coupon: couponOf(cart), shipping_tier: way?.label ?? '' });
};

/** The payment method is known. */
export const paymentEvent = async (cart: Cart) =>
  ecommerce('add_payment_info', { ...(await goodsOf(cart)), coupon: couponOf(cart), payment_type: cart.paymentMethod });

/** Articles were added to the wishlist; undefined if none of them is known. */
export const wishlistEvent = async (variantKeys: readonly string[]) => {
  const articles = await fetchMeasuredArticles(variantKeys);
  const currency = articles[0]?.price.currency;
  if (currency === undefined) return undefined;
  const value = totalValue(
    articles.map(({ price }) => ({ pricePerItem: price, quantity: 1 })),
    currency,
  );
  return ecommerce('add_to_wishlist', { currency, value, items: articles.map(itemOfArticle) });
};

/** Articles of a list came into view, or one was selected; `first` is the position of the first one. Undefined if none of them is known. */
export const listEvent = async (name: 'view_item_list' | 'select_item', listId: string, variantKeys: readonly string[], first = 0) => {
  const articles = new Map((await fetchMeasuredArticles(variantKeys)).map((article) => [article.variantKey, article]));
  const items = variantKeys.flatMap((key, index) => {
    const article = articles.get(key);
    return article ? [{ ...itemOfArticle(article), index: first + index }] : [];
  });
  return items.length === 0 ? undefined : ecommerce(name, { item_list_id: listId, items });
};

/** A product page shows an article; undefined if it is unknown. */
export const itemViewEvent = async (variantKey: string) => {
  const [article] = await fetchMeasuredArticles([variantKey]);
  if (!article) return undefined;
  return ecommerce('view_item', { currency: article.price.currency, value: inMajorUnits(article.price), items: [itemOfArticle(article)] });
};

/** Goods are returned, with the refunded amount. */
export const refundEvent = ({ orderId, refund, items }: AcceptedReturn) =>
  ecommerce('refund', {
    transaction_id: orderId,
    currency: refund.currency,
    value: inMajorUnits(refund),
    items: items.map(({ sku, name, variantName, quantity, priceTotal: { rawValue, currency } }) =>
      eventItem(
        { item_id: sku, item_name: name, item_variant: variantName, categories: [] },
        { rawValue: Math.round(rawValue / quantity), currency },
        quantity,
      ),
    ),
  });
