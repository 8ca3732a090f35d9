import 'client-only';
import { proxy } from 'valtio';
import type { ConsentAnswer } from '#shared/consent/purposes.ts';
import type { Article } from './article.ts';
import { consents } from './consent.ts';

/** An article that was looked at. */
export type LastSeenEntry = { productKey: string; variantKey: string };

/** What was looked at and can still be bought; empty until the server has told. */
export const lastSeenProducts = proxy<{ shown: Article[] }>({ shown: [] });

const storageKey = 'last-seen';
const maxEntries = 4;

const isEntry = (entry: unknown): entry is LastSeenEntry => {
  const { productKey, variantKey } = (entry ?? {}) as Partial<Record<keyof LastSeenEntry, unknown>>;
  return typeof productKey === 'string' && typeof variantKey === 'string';
};

/** What was looked at, the latest first. Storage that holds anything but a list of such entries counts as empty (M-49). */
export const readLastSeen = (): LastSeenEntry[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(list) || !list.every(isEntry)) return [];
    return list.slice(0, maxEntries).map(({ productKey, variantKey }) => ({ productKey, variantKey }));
  } catch {
    return [];
  }
};

/** Keeps what is looked at, before all others; of one product only the finish that was seen last. Whoever calls must have consent. */
export const saveLastSeen = ({ productKey, variantKey }: LastSeenEntry): void => {
  const others = readLastSeen().filter((entry) => entry.productKey !== productKey);
  try {
    localStorage.setItem(storageKey, JSON.stringify([{ productKey, variantKey }, ...others].slice(0, maxEntries)));
  } catch {
    // A browser that keeps nothing shows nothing.
  }
};

/** Forgets what was looked at. What is looked at from now on is kept as before. */
export const clearLastSeen = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing could be kept there either.
  }
};

/** Takes the visitor's answer; a refusal also forgets what was kept before it. */
export const applyLastSeenConsent = (answer: ConsentAnswer): void => {
  consents['last-seen'] = answer;
  if (answer === 'denied') clearLastSeen();
};
