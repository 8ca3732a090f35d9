/** Whether long tests run in their short form: the same code with small numbers, as in `npm test`. */
export const isShort = process.env['RUN_LENGTH'] === 'short';

/** The number for a short run in `npm test`, or for a long one in `npm run test:all` and by default. */
export const shortOrLong = (short: number, long: number): number => (isShort ? short : long);

/** The cases of a matrix: all in a long run, a sample in a short one. */
export const casesOf = <Case>(all: readonly Case[], every: number): Case[] => all.filter((_, index) => !isShort || index % every === 0);
