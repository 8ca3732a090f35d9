import { InvalidArgumentError } from 'commander';
import { email } from '#shared/contract/rules.ts';

/** `1:2,3:1`: two pieces of the first line, one of the third. */
export const piecesOf = (text: string): [number, number][] =>
  text.split(',').map((part) => {
    const [, line, count] = /^([1-9]\d{0,3}):([1-9]\d{0,3})$/.exec(part) ?? [];
    if (line === undefined || count === undefined) throw new InvalidArgumentError('Lines with their pieces are wanted, e.g. 1:2,3:1.');
    return [Number(line), Number(count)];
  });

/** A valid mail address. */
export const emailOf = (text: string): string => {
  const result = email.safeParse(text);
  if (!result.success) throw new InvalidArgumentError('An e-mail address is wanted.');
  return result.data;
};

/** Noon of a day that is not in the future: `2026-11-20`. */
export const dayOf = (text: string): number => {
  const noon = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN;
  if (Number.isNaN(noon)) throw new InvalidArgumentError('A day is wanted, e.g. 2026-11-20.');
  return Math.min(noon, Date.now());
};
