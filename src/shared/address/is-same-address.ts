import type { Address } from '#shared/contract/address.ts';

const written = (address: Address): [string, string][] => Object.entries(address).filter(([, text]) => text);

/** True where two addresses say the same in every part, in whatever order; a part that is not written is empty. */
export const isSameAddress = (one: Address, other: Address): boolean => {
  const there = new Map(written(other));
  const here = written(one);
  return here.length === there.size && here.every(([part, text]) => there.get(part) === text);
};
