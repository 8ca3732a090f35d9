import type { CartItem } from '#shared/contract/cart.ts';

/** A line that was just removed: what it takes to put it back where it stood among all rows in sight. */
export type RemovedLine = Pick<CartItem, 'productKey' | 'variantKey' | 'quantity'> & {
  name: string;
  position: number;
  /** It was to be put back, and there are not so many any more. */
  isSoldOut?: boolean;
};

type Row<Item> = { item: Item; removed?: never } | { removed: RemovedLine; item?: never };

/** The lines of a cart, and between them, at their old places, those that were removed. */
export const withRemovedLines = <Item extends Pick<CartItem, 'variantKey'>>(
  items: readonly Item[],
  removed: readonly RemovedLine[],
): Row<Item>[] => {
  const isRemoved = ({ variantKey }: Item): boolean => removed.some((line) => line.variantKey === variantKey);
  const rows: Row<Item>[] = items.filter((item) => !isRemoved(item)).map((item) => ({ item }));
  for (const line of removed.toSorted((a, b) => a.position - b.position)) rows.splice(line.position, 0, { removed: line });
  return rows;
};

/** A line as it is remembered when it goes. */
export const toRemovedLine = ({ productKey, variantKey, quantity, item }: CartItem, position: number): RemovedLine => ({
  productKey,
  variantKey,
  quantity,
  position,
  name: `${item.name}, ${item.variantName}`,
});

/** How many lines of the cart stand before a removed one: its place on the server. */
export const lineIndexOf = (line: RemovedLine, items: readonly CartItem[], removed: readonly RemovedLine[]): number => {
  const rows = withRemovedLines(items, removed);
  return rows
    .slice(
      0,
      rows.findIndex((row) => row.removed?.variantKey === line.variantKey),
    )
    .filter(({ item }) => item !== undefined).length;
};
