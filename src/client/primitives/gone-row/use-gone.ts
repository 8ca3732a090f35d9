import { useMemo, useState } from 'react';

/** What was just taken off a list, in the order it went, and what was put back last: there the focus goes on. */
export const useGone = <Entry extends { variantKey: string }>() => {
  const [gone, setGone] = useState<readonly Entry[]>([]);
  const [back, setBack] = useState<string>();
  const presses = useMemo(
    () => ({
      takeOff: (entry: Entry): void => {
        setGone((entries) => [...entries.filter(({ variantKey }) => variantKey !== entry.variantKey), entry]);
        setBack(undefined);
      },
      putBack: (variantKey: string): void => {
        setGone((entries) => entries.filter((entry) => entry.variantKey !== variantKey));
        setBack(variantKey);
      },
      forget: (): void => {
        setGone([]);
        setBack(undefined);
      },
    }),
    [],
  );
  return { gone, back, ...presses };
};
