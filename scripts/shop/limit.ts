import { InvalidArgumentError } from 'commander';

/** How many lines a list may have: a whole number from 1 to 1000. Throws what commander tells the operator. */
export const limitOf = (text: string): number => {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw new InvalidArgumentError('A whole number from 1 to 1000 is wanted.');
  return limit;
};
