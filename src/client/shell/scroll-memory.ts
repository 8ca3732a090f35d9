import 'client-only';

type Entry = { entry?: number } | null;

/** A page by its entry in the history, its path and query, and how far down it is. */
export type ScrollEntry = { entry: number | undefined; address: string; top: number };

const storeKey = 'scroll-positions';
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let positions: Record<string, number> = {};
let shown = '';
let stopRestoring: (() => void) | undefined;

const entryHere = (): number | undefined => (history.state as Entry)?.entry;
const nameOf = (entry: number | undefined, address: string): string => `${entry} ${address}`;
const nameHere = (): string => nameOf(entryHere(), location.pathname + location.search);

// Each entry is begun by a press, so that the time tells them apart and in which order they came.
const startEntry = (): void => history.replaceState({ ...(history.state as object), entry: Date.now() }, '');

const loadPositions = (): void => {
  try {
    positions = JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as typeof positions;
  } catch {
    positions = {};
  }
};

const savePositions = (): void => {
  try {
    sessionStorage.setItem(storeKey, JSON.stringify(positions));
  } catch {
    // Where nothing can be kept, positions last as long as the document.
  }
};

/** Goes back to a height. What streams in late makes a page long enough only later: it is tried again until a hand moves the page. */
const restore = (top: number): void => {
  const stay = new AbortController();
  const observer = new ResizeObserver(() => go());
  const stop = (): void => {
    observer.disconnect();
    stay.abort();
  };
  const go = (): void => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) < 1) stop();
  };
  stopRestoring = stop;
  for (const userEvent of userEvents) addEventListener(userEvent, stop, { signal: stay.signal, passive: true });
  observer.observe(document.body);
  go();
};

/**
 * Told after each change of the route, once the address is the new one. Answers whether the visitor came back to an older page or
 * on to a newer one through the history, and to the height at which they had left it.
 */
export const restoreScroll = (): 'new' | 'back' | 'forward' => {
  const before = Number(shown.split(' ')[0]);
  const entry = entryHere();
  // A new entry is begun with a copy of the state of the one before.
  const top = entry === before ? undefined : positions[nameHere()];
  stopRestoring?.();
  if (entry === undefined || entry === before) startEntry();
  shown = nameHere();
  if (top !== undefined) restore(top);
  if (entry === undefined) return top === undefined ? 'new' : 'back';
  if (entry === before) return 'new';
  return entry < before ? 'back' : 'forward';
};

/** Follows the height of the page in sight. The browser's own memory would move the old page while the next one is on its way: it is used for reloads alone. */
export const trackScroll = (first?: ScrollEntry): void => {
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
  };
  const leave = (): void => {
    history.scrollRestoration = 'auto';
    savePositions();
  };
  loadPositions();
  if (first && first.address !== location.pathname + location.search) {
    // The visitor was quicker than this script: the page they leave is in sight, and settled when the next one is.
    shown = nameOf(first.entry, first.address);
    positions[shown] = first.top;
  } else {
    if (entryHere() === undefined) startEntry();
    shown = nameHere();
    const top = positions[shown];
    if (history.scrollRestoration === 'manual' && top !== undefined && scrollY === 0) restore(top);
  }
  const note = (): void => {
    if (nameHere() === shown) positions[shown] = scrollY;
  };
  const noteLast = (): void => {
    positions[shown] = scrollY;
  };
  takeOver();
  note();
  addEventListener('scroll', note, { passive: true });
  // Before the next frame told of the last scroll, and before the router shows another page.
  addEventListener('popstate', noteLast, { capture: true });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', takeOver);
};
