import type { CartItem } from '#shared/contract/cart.ts';

/** A line that was just removed: what it takes to put it back where it stood among all rows in sight. */
export type GoneLine = Pick<CartItem, 'productKey' | 'variantKey' | 'quantity'> & {
  name: string;
  position: number;
  /** It was to be put back, and there are not so many any more. */
  isSoldOut?: boolean;
};

type Row<Item> = { item: Item; gone?: never } | { gone: GoneLine; item?: never };

/** The lines of a cart, and between them, at their old places, those that were removed. */
export const rowsOf = <Item extends Pick<CartItem, 'variantKey'>>(items: readonly Item[], gone: readonly GoneLine[]): Row<Item>[] => {
  const isGone = ({ variantKey }: Item): boolean => gone.some((line) => line.variantKey === variantKey);
  const rows: Row<Item>[] = items.filter((item) => !isGone(item)).map((item) => ({ item }));
  for (const line of gone.toSorted((a, b) => a.position - b.position)) rows.splice(line.position, 0, { gone: line });
  return rows;
};

/** A line as it is remembered when it goes. */
export const goneLineOf = ({ productKey, variantKey, quantity, item }: CartItem, position: number): GoneLine => ({
  productKey,
  variantKey,
  quantity,
  position,
  name: `${item.name}, ${item.variantName}`,
});

/** How many lines of the cart stand before a removed one: its place on the server. */
export const placeOf = (line: GoneLine, items: readonly CartItem[], gone: readonly GoneLine[]): number => {
  const rows = rowsOf(items, gone);
  return rows
    .slice(
      0,
      rows.findIndex((row) => row.gone?.variantKey === line.variantKey),
    )
    .filter(({ item }) => item !== undefined).length;
};
