import 'client-only';

// More of them than one browser sees; older ones give way.
const most = 50;
const toldHere = new Set<string>();

const readTold = (place: string): string[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

const remember = (place: string, id: string): void => {
  toldHere.add(`${place} ${id}`);
  try {
    localStorage.setItem(place, JSON.stringify([...readTold(place), id].slice(-most)));
  } catch {
    // Known until the page is left, then.
  }
};

// Two tabs that tell of the same do it one after the other; where the browser has no such help, each at once.
const inTurn = async (place: string, work: () => void): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request(place, work);
};

/** Tells what counts once in this browser, whatever tabs it has open; what was told is kept at `place`. `isStillTrue` is asked when the turn has come. */
export const tellOnce = (place: string, id: string, isStillTrue: () => boolean, tell: () => void): Promise<void> =>
  inTurn(place, () => {
    if (!isStillTrue() || toldHere.has(`${place} ${id}`) || readTold(place).includes(id)) return;
    // Remembered first: an event too few is better than one too many.
    remember(place, id);
    tell();
  });
