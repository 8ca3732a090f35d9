import 'client-only';

type Entry = { entry?: number } | null;

/** A page by its history entry, its path and query, and its scroll position. */
export type ScrollEntry = { entry: number | undefined; address: string; top: number };

const storeKey = 'scroll-positions';
const userEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let positions: Record<string, number> = {};
let shown = '';
let stopRestoring: (() => void) | undefined;

const entryHere = (): number | undefined => (history.state as Entry)?.entry;
const nameOf = (entry: number | undefined, address: string): string => `${entry} ${address}`;
const nameHere = (): string => nameOf(entryHere(), location.pathname + location.search);

// Each entry begins with a user action, so that its time identifies it and gives the order.
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

/** Restores a scroll position. Streamed content makes a page long enough only later: it retries until the visitor scrolls. */
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
 * Called after each route change, once the URL is updated. Returns whether the visitor went to a new page, or back or forward in the
 * history, and then restores that page's scroll position.
 */
export const restoreScroll = (): 'new' | 'back' | 'forward' => {
  const before = Number(shown.split(' ')[0]);
  const entry = entryHere();
  // A new entry starts with a copy of the previous one's state.
  const top = entry === before ? undefined : positions[nameHere()];
  stopRestoring?.();
  if (entry === undefined || entry === before) startEntry();
  shown = nameHere();
  if (top !== undefined) restore(top);
  if (entry === undefined) return top === undefined ? 'new' : 'back';
  if (entry === before) return 'new';
  return entry < before ? 'back' : 'forward';
};

/** Tracks the scroll position of the current page. The browser's own restoration, which would scroll the old page, is used for reloads only. */
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
    // The visitor was faster than this script: the page they leave is still shown, and it is complete when the next one is.
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
  // Before the next frame reports the last scroll, and before the router shows another page.
  addEventListener('popstate', noteLast, { capture: true });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', takeOver);
};
