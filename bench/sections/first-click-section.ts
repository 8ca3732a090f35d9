import type { FirstClick } from '../first-click.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';

const worst = (found: readonly FirstClick[], wanted: FirstClick['moment'], figure: 'nextPaint' | 'blocking'): number =>
  Math.max(...found.filter(({ moment }) => moment === wanted).map((click) => click[figure]));

/** How soon the first click of a visit has a visible effect. */
export const firstClickSection: Section<FirstClick[]> = {
  title: 'The first press',
  describe: (
    found,
  ) => `On a phone with a processor four times slower, the median of some visits: milliseconds from the press to the next paint, as the browser tells them (in steps of 8, from 16), and the part of long tasks above 50 ms in the whole visit. Early is as soon as the button can be seen, before React has come; late is when nothing is fetched any more.

${table(
  ['page', 'pressed', 'when', 'next paint ms', 'blocking ms'],
  found.map(({ type, what, moment, nextPaint, blocking }) => [type, what, moment, whole(nextPaint), whole(blocking)]),
)}`,
  figuresOf: (found) => ({
    pressEarly: worst(found, 'early', 'nextPaint'),
    pressLate: worst(found, 'late', 'nextPaint'),
    pressBlocking: worst(found, 'late', 'blocking'),
  }),
};
