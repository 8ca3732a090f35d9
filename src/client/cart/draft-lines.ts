import type { Cart, CartItem } from '#shared/contract/cart.ts';
import type { RemovedLine } from './removed-line.ts';

type Names = (variantKey: string) => Pick<CartItem['item'], 'name' | 'variantName'> | undefined;

/**
 * The extra lines that a form without script leaves in the cart: the line it has just removed, or one that it could not restore because
 * somebody else has bought it since. Empty for other cart notices.
 */
export const removedLinesOf = ({ draft, items }: Pick<Cart, 'draft' | 'items'>, describe: Names): RemovedLine[] => {
  const { productKey = '', variantKey = '', quantity, position, name } = draft?.fields ?? {};
  const isRejected = draft?.problems.length !== 0;
  const isUndo = draft?.form === 'add' && position !== undefined && isRejected && !items.some((item) => item.variantKey === variantKey);
  if (!isUndo && (draft?.form !== 'remove' || isRejected)) return [];
  const line = { productKey, variantKey, quantity: Number(quantity), position: Number(position) };
  if (!isUndo) return [{ ...line, name: name ?? '' }];
  const item = describe(variantKey);
  return item ? [{ ...line, name: `${item.name}, ${item.variantName}`, isSoldOut: true }] : [];
};

/** The variant of which a form without script requested more than are available. */
export const exceededVariant = ({ draft }: Pick<Cart, 'draft'>): string[] =>
  draft?.form === 'add' && draft.fields['variantKey'] ? [draft.fields['variantKey']] : [];
