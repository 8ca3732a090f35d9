import { InvalidArgumentError } from 'commander';

/** The maximum number of lines: a whole number from 1 to 1000. Throws an error that commander prints. */
export const limitOf = (text: string): number => {
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1000) throw new InvalidArgumentError('A whole number from 1 to 1000 is wanted.');
  return limit;
};
