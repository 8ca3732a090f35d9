const fullWidth = /[\u3000-\u9fff\uff00-\uffef]/;
const narrow = /[\s.,:;'’|!iIjlrtf]/;
const wide = /[mwMWшщжюфмШЩЖЮФМ]/;
const capital = /\p{Lu}/u;

/** Widths in the shop's typeface at weight 400, in em, rather too wide than too narrow. */
const emOf = (letter: string): number => {
  if (fullWidth.test(letter)) return 1;
  if (narrow.test(letter)) return 0.3;
  if (wide.test(letter)) return 0.86;
  return capital.test(letter) ? 0.68 : 0.57;
};

const emsOf = (text: string): number => [...text].reduce((sum, letter) => sum + emOf(letter), 0);

// Where nothing says how full-width text wraps, phrases are longer than one character.
const phrase = 1;
const pause = /(?<=[、，])/u;

const longerOf = (parts: readonly string[]): number => Math.max(...parts.map(emsOf));

/** The width in em of a headline in two lines of nearly equal length: the minimum width of its column. */
export const headlineEms = (headline: string): number => {
  if (fullWidth.test(headline)) return Math.max(emsOf(headline) / 2 + phrase, longerOf(headline.split(pause).slice(0, 2)));
  const words = headline.split(' ');
  const splits = words.map((_, at) => longerOf([words.slice(0, at).join(' '), words.slice(at).join(' ')]));
  return Math.round(Math.min(...splits) * 10) / 10;
};
