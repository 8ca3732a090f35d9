import 'client-only';
import { normalizedName } from '#shared/catalogue/product-name.ts';
import { company } from '#shared/company/company.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import type { MeasuredArticle } from '#shared/contract/measured-article.ts';
import { inMajorUnits, type Money } from '#shared/money/money.ts';
import type { EventItem } from './events.ts';

type Named = Pick<EventItem, 'item_id' | 'item_name' | 'item_variant'> & { categories: readonly string[] };

/** A number of pieces of an article at a unit price, with its language-neutral name. */
export const eventItem = ({ categories, ...named }: Named, price: Money, quantity: number): EventItem => ({
  ...named,
  item_name: normalizedName(named.item_name),
  item_brand: company.brand,
  item_category: categories[0] ?? '',
  item_category2: categories[1] ?? '',
  price: inMajorUnits(price),
  quantity,
});

/** One piece of an article. */
export const itemOfArticle = ({ sku, name, variantName, categories, price }: MeasuredArticle): EventItem =>
  eventItem({ item_id: sku, item_name: name, item_variant: variantName, categories }, price, 1);

/** A line of a cart or an order, or a given number of its pieces. */
export const itemOfLine = (
  { sku, item, pricePerItem, ...line }: Pick<CartItem, 'sku' | 'item' | 'pricePerItem' | 'quantity'>,
  categories: readonly string[] = [],
  quantity = line.quantity,
): EventItem => eventItem({ item_id: sku, item_name: item.name, item_variant: item.variantName, categories }, pricePerItem, quantity);

/** The total value of lines, computed in minor units. */
export const totalValue = (lines: readonly { pricePerItem: Money; quantity: number }[], currency: Money['currency']): number =>
  inMajorUnits({ rawValue: lines.reduce((sum, { pricePerItem, quantity }) => sum + pricePerItem.rawValue * quantity, 0), currency });
