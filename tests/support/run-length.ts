/** Whether long runs are asked for in their short form: the same code with small numbers, as `npm test` does. */
export const isShort = process.env['RUN_LENGTH'] === 'short';

/** The number of a short run in `npm test`, that of a long one in `npm run test:all` and wherever nobody asks for a short one. */
export const shortOrLong = (short: number, long: number): number => (isShort ? short : long);

/** The cases of a matrix: all in a long run, every so many in a short one. */
export const casesOf = <Case>(all: readonly Case[], every: number): Case[] => all.filter((_, index) => !isShort || index % every === 0);
