/** Where a rule begins and ends in the text of its sheet. */
export type Range = [start: number, end: number];

// The browser reports a whole layer as used when one of its rules is. The reported range begins after the name of the at-rule.
const isGroup = (text: string, [start]: Range): boolean => /@[\w-]+\s*$/.test(text.slice(Math.max(0, start - 30), start));

/**
 * How many characters of a sheet are in used rules: each counted once, groups of rules (layers, media queries) not counted as such. Pure.
 */
export const usedLength = (text: string, used: readonly Range[]): number => {
  const rules = used.filter((range) => !isGroup(text, range)).toSorted(([a], [b]) => a - b);
  let [counted, end] = [0, 0];
  for (const [from, to] of rules) {
    counted += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return counted;
};
