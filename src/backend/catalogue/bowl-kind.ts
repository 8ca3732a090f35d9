import 'server-only';
import type { SinkFacts } from '#shared/catalogue/facts.ts';

/** The classification of a sink's bowls: a second bowl with less than half the first one's area is a half bowl. */
type BowlKind = 'one' | 'one-and-half' | 'two';

const areaOf = ({ width, depth }: SinkFacts['bowls'][number]): number => width * depth;

/** The bowls, the largest first. */
export const bowlsBySize = ({ bowls }: SinkFacts): SinkFacts['bowls'] => bowls.toSorted((a, b) => areaOf(b) - areaOf(a));

/** One bowl, one and a half, or two. */
export const bowlKindOf = (facts: SinkFacts): BowlKind => {
  const [main, second] = bowlsBySize(facts);
  if (!main || !second) return 'one';
  return areaOf(second) < areaOf(main) / 2 ? 'one-and-half' : 'two';
};
