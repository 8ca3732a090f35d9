import { readJudgedQueries } from './judged-queries.ts';

const signs = 100;
const kinds = 10;

/** A number below one for each round, the same in every run (mulberry32). */
const chanceOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * That many terms of a hundred characters designed to be expensive: characters that decompose into many, unknown words, typos of known
 * words, prefixes of everything, compounds of parts, numbers and lengths.
 */
export const hostileTerms = (count: number): string[] => {
  const chance = chanceOf(20_261_127);
  const known = readJudgedQueries('de').flatMap(({ query }) => query.split(/\s+/));
  const pick = (from: string | readonly string[]): string => from[Math.floor(chance() * from.length)] ?? '';
  const letters = (length: number): string => Array.from({ length }, () => pick('abcdefghiklmnoprstuvwz')).join('');
  const fill = (piece: () => string, between = ' '): string => {
    let term = '';
    while (term.length < signs) term += piece() + between;
    return [...term].slice(0, signs).join('');
  };
  const slipped = (): string => {
    const word = pick(known);
    const at = Math.floor(chance() * word.length);
    return word.slice(0, at) + letters(1) + word.slice(at + 1);
  };
  const makers: readonly (() => string)[] = [
    () => fill(() => pick(['\uFDFA', '\uFDFB', '㌕', '㍿', '\uFB03']), ''),
    () => fill(() => letters(6)),
    () => fill(() => letters(12)),
    () => fill(slipped),
    () => fill(() => letters(2)),
    () => fill(() => pick(known), ''),
    () => fill(() => `${Math.floor(chance() * 99) + 10}cm`),
    () => fill(() => `${Math.floor(chance() * 90) + 10}.${Math.floor(chance() * 90) + 10}.`),
    () => fill(() => pick(known).slice(0, 3)),
    () => letters(signs),
  ];
  return Array.from({ length: count }, (_, at) => makers[at % kinds]?.() ?? '');
};
