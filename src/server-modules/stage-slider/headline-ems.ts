const fullWidth = /[\u3000-\u9fff\uff00-\uffef]/;
const narrow = /[\s.,:;'’|!iIjlrtf]/;
const wide = /[mwMWшщжюфмШЩЖЮФМ]/;
const capital = /\p{Lu}/u;

/** Widths of the house's face at weight 400 in parts of its size, rather too wide than too narrow. */
const emOf = (letter: string): number => {
  if (fullWidth.test(letter)) return 1;
  if (narrow.test(letter)) return 0.3;
  if (wide.test(letter)) return 0.86;
  return capital.test(letter) ? 0.68 : 0.57;
};

const emsOf = (text: string): number => [...text].reduce((sum, letter) => sum + emOf(letter), 0);

// Where nothing says how a line of full-width characters parts, phrases are longer than one of them.
const phrase = 1;
const pause = /(?<=[、，])/u;

const longerOf = (parts: readonly string[]): number => Math.max(...parts.map(emsOf));

/** How wide a headline is that stands in two lines as equal as its words allow, in parts of its size: what its column must hold. */
export const headlineEms = (headline: string): number => {
  if (fullWidth.test(headline)) return Math.max(emsOf(headline) / 2 + phrase, longerOf(headline.split(pause).slice(0, 2)));
  const words = headline.split(' ');
  const splits = words.map((_, at) => longerOf([words.slice(0, at).join(' '), words.slice(at).join(' ')]));
  return Math.round(Math.min(...splits) * 10) / 10;
};
