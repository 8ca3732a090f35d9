import 'client-only';

// More than one browser needs; older ones are dropped.
const maxEntries = 50;
const trackedHere = new Set<string>();

const readTracked = (storageKey: string): string[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const saveTracked = (storageKey: string, id: string): void => {
  trackedHere.add(`${storageKey} ${id}`);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...readTracked(storageKey), id].slice(-maxEntries)));
  } catch {
    // Known until the page is left, then.
  }
};

// Tabs that report the same run one after the other; without the Web Locks API they run at once.
const withLock = async (storageKey: string, work: () => void): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request(storageKey, work);
};

/** Reports something once per browser, whatever tabs it has open; reported ids are stored under `storageKey`. `isAllowed` is checked within the lock. */
export const trackOnce = (storageKey: string, id: string, isAllowed: () => boolean, track: () => void): Promise<void> =>
  withLock(storageKey, () => {
    if (!isAllowed() || trackedHere.has(`${storageKey} ${id}`) || readTracked(storageKey).includes(id)) return;
    // Saved first: a lost event is better than a duplicate.
    saveTracked(storageKey, id);
    track();
  });
