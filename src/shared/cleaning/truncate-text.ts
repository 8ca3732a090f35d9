const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// A grapheme may consist of many code units: a family of four with its joiners has eleven.
const maxCharacterLength = 64;

/** The beginning of a text, of at most that `String.length`, cut between graphemes: never half an emoji or a letter without its accent. */
export const truncateText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of signs.segment(text.slice(0, most + maxCharacterLength))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // A grapheme longer than the whole limit is cut inside.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
};
