import type { CartItem } from '#shared/contract/cart.ts';

/** A line that was just removed, with what is needed to restore it in its position among all visible rows. */
export type RemovedLine = Pick<CartItem, 'productKey' | 'variantKey' | 'quantity'> & {
  name: string;
  position: number;
  /** It could not be restored: not enough pieces are left. */
  isSoldOut?: boolean;
};

type Row<Item> = { item: Item; removed?: never } | { removed: RemovedLine; item?: never };

/** The lines of a cart, with the removed ones in their old positions. */
export const withRemovedLines = <Item extends Pick<CartItem, 'variantKey'>>(
  items: readonly Item[],
  removed: readonly RemovedLine[],
): Row<Item>[] => {
  const isRemoved = ({ variantKey }: Item): boolean => removed.some((line) => line.variantKey === variantKey);
  const rows: Row<Item>[] = items.filter((item) => !isRemoved(item)).map((item) => ({ item }));
  for (const line of removed.toSorted((a, b) => a.position - b.position)) rows.splice(line.position, 0, { removed: line });
  return rows;
};

/** The record of a line that is being removed. */
export const toRemovedLine = ({ productKey, variantKey, quantity, item }: CartItem, position: number): RemovedLine => ({
  productKey,
  variantKey,
  quantity,
  position,
  name: `${item.name}, ${item.variantName}`,
});

/** How many cart lines precede a removed one: its position on the server. */
export const lineIndexOf = (line: RemovedLine, items: readonly CartItem[], removed: readonly RemovedLine[]): number => {
  const rows = withRemovedLines(items, removed);
  return rows
    .slice(
      0,
      rows.findIndex((row) => row.removed?.variantKey === line.variantKey),
    )
    .filter(({ item }) => item !== undefined).length;
};
