import type { Result } from 'axe-core';

/** What axe could not decide and a person has: by rule and place, with the reason. An entry without reason does not exist. */
const settled: { rule: string; target: RegExp; because: string }[] = [];

/** True when every element that axe left open was decided by name. */
export const isSettled = ({ id, nodes }: Result): boolean =>
  nodes.every(({ target }) => settled.some((entry) => entry.rule === id && entry.target.test(target.join(' '))));
