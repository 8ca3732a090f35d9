import 'client-only';
import type { Wish } from '#shared/contract/wishlist.ts';

/** What a shopper did to the wishlist and the server has not heard yet. */
export type UnsentWish = { id: string; call: 'add' | 'remove'; wish: Wish };

const place = 'wishlist-unsent';
let count = 0;

const isUnsent = (entry: unknown): entry is UnsentWish => {
  const { id, call, wish } = (entry ?? {}) as Partial<UnsentWish>;
  return typeof id === 'string' && (call === 'add' || call === 'remove') && typeof wish?.variantKey === 'string';
};

// A browser that keeps nothing is a browser that is never offline for long: the action still runs, it only outlives no reload.
let inMemory = '[]';
const read = (): string => {
  try {
    return localStorage.getItem(place) ?? '[]';
  } catch {
    return inMemory;
  }
};
const write = (list: readonly UnsentWish[]): void => {
  inMemory = JSON.stringify(list);
  try {
    if (list.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, inMemory);
  } catch {
    // Kept in memory then.
  }
};

/** All of it, oldest first; storage that somebody else wrote into counts as empty. */
export const readUnsent = (): UnsentWish[] => {
  try {
    const list: unknown = JSON.parse(read());
    return Array.isArray(list) ? list.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

/** Keeps an action until it is sent; of several on one variant only the last one counts. */
export const keepUnsent = (call: UnsentWish['call'], wish: Wish): UnsentWish => {
  count += 1;
  const entry = { id: `${Date.now()}-${count}`, call, wish };
  write([...readUnsent().filter((older) => older.wish.variantKey !== wish.variantKey), entry]);
  return entry;
};

/** Forgets an action that was sent or refused; a later one on the same variant stays. */
export const forgetUnsent = ({ id }: UnsentWish): void => write(readUnsent().filter((entry) => entry.id !== id));

/** A list as it is once everything unsent is done, newest first. */
export const withUnsent = (items: readonly Wish[], unsent: readonly UnsentWish[]): Wish[] => {
  let list = [...items];
  for (const { call, wish } of unsent) {
    const isOn = list.some(({ variantKey }) => variantKey === wish.variantKey);
    if (call === 'remove') list = list.filter(({ variantKey }) => variantKey !== wish.variantKey);
    else if (!isOn) list.unshift(wish);
  }
  return list;
};
