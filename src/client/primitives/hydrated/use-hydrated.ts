import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, true once script runs. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
