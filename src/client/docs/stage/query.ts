import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The query of the URL, empty until script runs: the page is the same for everybody. */
export const useQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/** Writes the query into the URL without a history entry. */
export const replaceQuery = (query: string): void => {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  for (const listener of listeners) listener();
};
