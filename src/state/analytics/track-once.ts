import 'client-only';

// More of them than one browser sees; older ones give way.
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

// Two tabs that tell of the same do it one after the other; where the browser has no such help, each at once.
const withLock = async (storageKey: string, work: () => void): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request(storageKey, work);
};

/** Tells what counts once in this browser, whatever tabs it has open; what was told is kept at `place`. `isStillTrue` is asked when the turn has come. */
export const trackOnce = (storageKey: string, id: string, isAllowed: () => boolean, track: () => void): Promise<void> =>
  withLock(storageKey, () => {
    if (!isAllowed() || trackedHere.has(`${storageKey} ${id}`) || readTracked(storageKey).includes(id)) return;
    // Remembered first: an event too few is better than one too many.
    saveTracked(storageKey, id);
    track();
  });
