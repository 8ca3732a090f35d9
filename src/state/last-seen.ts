import 'client-only';
import { proxy } from 'valtio';
import type { Article } from './article.ts';

/** A recently viewed article. */
export type LastSeenEntry = { productKey: string; variantKey: string };

/** The recently viewed articles that are still sold; empty until the server has answered. */
export const lastSeenProducts = proxy<{ shown: Article[] }>({ shown: [] });

const storageKey = 'last-seen';
const maxEntries = 4;

const isEntry = (entry: unknown): entry is LastSeenEntry => {
  const { productKey, variantKey } = (entry ?? {}) as Partial<Record<keyof LastSeenEntry, unknown>>;
  return typeof productKey === 'string' && typeof variantKey === 'string';
};

/** The recently viewed articles, latest first. Storage that holds anything but a list of such entries counts as empty (M-49). */
export const readLastSeen = (): LastSeenEntry[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(list) || !list.every(isEntry)) return [];
    return list.slice(0, maxEntries).map(({ productKey, variantKey }) => ({ productKey, variantKey }));
  } catch {
    return [];
  }
};

/** Stores a viewed article before all others; of one product only the last viewed finish. Callers must have consent. */
export const saveLastSeen = ({ productKey, variantKey }: LastSeenEntry): void => {
  const others = readLastSeen().filter((entry) => entry.productKey !== productKey);
  try {
    localStorage.setItem(storageKey, JSON.stringify([{ productKey, variantKey }, ...others].slice(0, maxEntries)));
  } catch {
    // A browser that keeps nothing shows nothing.
  }
};

/** Clears the recently viewed articles. Later ones are stored as before. */
export const clearLastSeen = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing could be kept there either.
  }
};
