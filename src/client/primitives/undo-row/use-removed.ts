import { useMemo, useState } from 'react';

/** The removed items of a list in the order of removal, and the last restored one, which takes the focus. */
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
