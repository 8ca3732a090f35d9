import 'client-only';
import type { WishlistItem } from '#shared/contract/wishlist.ts';

/** Wishlist changes that have not been sent to the server yet. */
export type UnsentWishlistChange = { id: string; call: 'add' | 'remove'; wish: WishlistItem };

const storageKey = 'wishlist-unsent';
let count = 0;

const isUnsent = (entry: unknown): entry is UnsentWishlistChange => {
  const { id, call, wish: item } = (entry ?? {}) as Partial<UnsentWishlistChange>;
  return typeof id === 'string' && (call === 'add' || call === 'remove') && typeof item?.variantKey === 'string';
};

// Without storage the change still runs; it only does not survive a reload.
let inMemory = '[]';
const read = (): string => {
  try {
    return localStorage.getItem(storageKey) ?? '[]';
  } catch {
    return inMemory;
  }
};
const write = (list: readonly UnsentWishlistChange[]): void => {
  inMemory = JSON.stringify(list);
  try {
    if (list.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, inMemory);
  } catch {
    // Kept in memory then.
  }
};

/** All of them, oldest first; foreign data in storage counts as empty. */
export const readUnsent = (): UnsentWishlistChange[] => {
  try {
    const list: unknown = JSON.parse(read());
    return Array.isArray(list) ? list.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

/** Stores a change until it is sent; of several for one variant only the last one counts. */
export const saveUnsent = (call: UnsentWishlistChange['call'], item: WishlistItem): UnsentWishlistChange => {
  count += 1;
  const entry = { id: `${Date.now()}-${count}`, call, wish: item };
  write([...readUnsent().filter((older) => older.wish.variantKey !== item.variantKey), entry]);
  return entry;
};

/** Removes a change that was sent or rejected; a later one for the same variant stays. */
export const removeUnsent = ({ id }: UnsentWishlistChange): void => write(readUnsent().filter((entry) => entry.id !== id));

/** A list with all unsent changes applied, newest first. */
export const applyUnsent = (items: readonly WishlistItem[], unsent: readonly UnsentWishlistChange[]): WishlistItem[] => {
  let list = [...items];
  for (const { call, wish: item } of unsent) {
    const isOn = list.some(({ variantKey }) => variantKey === item.variantKey);
    if (call === 'remove') list = list.filter(({ variantKey }) => variantKey !== item.variantKey);
    else if (!isOn) list.unshift(item);
  }
  return list;
};
