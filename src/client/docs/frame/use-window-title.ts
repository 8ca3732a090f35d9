import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What the page around this window calls it; empty while it is alone, on the server, and while hydrating. */
export const useWindowTitle = (): string =>
  useSyncExternalStore(
    never,
    () => (parent === window ? '' : (frameElement?.getAttribute('title') ?? '')),
    () => '',
  );
