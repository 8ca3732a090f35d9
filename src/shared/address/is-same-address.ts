import type { Address } from '#shared/contract/address.ts';

const written = (address: Address): [string, string][] => Object.entries(address).filter(([, text]) => text);

/** True if two addresses are equal in every part, in any order; a missing part counts as empty. */
export const isSameAddress = (one: Address, other: Address): boolean => {
  const there = new Map(written(other));
  const here = written(one);
  return here.length === there.size && here.every(([part, text]) => there.get(part) === text);
};
