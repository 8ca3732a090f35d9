import sheet from '#design/tokens.css?raw';

/** A design token as it stands in tokens.css. */
export type Token = {
  name: string;
  value: string;
  /** The remark beside it: its size in pixels, what it is for. */
  remark: string;
  /** The part of the sheet in which it stands: `Space`. */
  chapter: string;
};

const clean = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim())
    .trim();

/** The size comes first in a remark, set apart by room in the sheet and by a comma on the page. */
const readRemark = (text = ''): string => clean(text.trim().replace(/ {2,}/, ', '));

/** Reads the first rule of a token sheet: every later one only changes what is there. */
export const readTokens = (text: string): readonly Token[] => {
  const start = text.indexOf(':root {');
  const rule = text.slice(start, text.indexOf('\n  }', start));
  const tokens: Token[] = [];
  let chapter = '';
  for (const [, heading, name, value, remark] of rule.matchAll(
    /^ {4}(?:\/\* ([^:*.]+?)(?:[:.][^*]*)? ?\*\/|(--[\w-]+):\s*([^;]+);(?: *\/\* (.*?) ?\*\/)?)/gm,
  )) {
    if (heading !== undefined) chapter = clean(heading);
    if (name !== undefined && value !== undefined) tokens.push({ name, value: clean(value), remark: readRemark(remark), chapter });
  }
  return tokens;
};

/** All tokens of the design, in the order of their sheet. */
export const tokens: readonly Token[] = readTokens(sheet);

/** The token of that name, `--accent`. */
export const findToken = (name: string): Token | undefined => tokens.find((token) => token.name === name);
