import { useMemo, useState } from 'react';

/** What was just taken off a list, in the order it went, and what was put back last: there the focus goes on. */
export const useRemoved = <Entry extends { variantKey: string }>() => {
  const [removed, setRemoved] = useState<readonly Entry[]>([]);
  const [restoredKey, setRestoredKey] = useState<string>();
  const actions = useMemo(
    () => ({
      hideLine: (entry: Entry): void => {
        setRemoved((entries) => [...entries.filter(({ variantKey }) => variantKey !== entry.variantKey), entry]);
        setRestoredKey(undefined);
      },
      restoreLine: (variantKey: string): void => {
        setRemoved((entries) => entries.filter((entry) => entry.variantKey !== variantKey));
        setRestoredKey(variantKey);
      },
      clear: (): void => {
        setRemoved([]);
        setRestoredKey(undefined);
      },
    }),
    [],
  );
  return { removed, restoredKey, ...actions };
};
