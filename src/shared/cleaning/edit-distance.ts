/**
 * The edit distance of two words: insertions, deletions, substitutions and transpositions of a letter. Counts no further than `most`: more
 * than that is `most + 1`.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const swapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1] ? (before[to - 2] ?? most) + 1 : most + 1;
      row[to] = Math.min((last[to] ?? most) + 1, (row[to - 1] ?? most) + 1, (last[to - 1] ?? most) + (isSame ? 0 : 1), swapped);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
};
