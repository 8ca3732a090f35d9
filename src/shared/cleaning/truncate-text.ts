const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// A sign may consist of many: a family of four with its joiners has eleven.
const maxCharacterLength = 64;

/** The beginning of a text, at most so long as `String.length` counts, cut between signs as people see them: never half an emoji or a bare letter of an accented one. */
export const truncateText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of signs.segment(text.slice(0, most + maxCharacterLength))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // A sign that alone is longer than all that fits is cut between its parts.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
};
