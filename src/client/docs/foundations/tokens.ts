import sheet from '#design/tokens.css?raw';

/** A design token as written in tokens.css. */
export type Token = {
  name: string;
  value: string;
  /** The comment beside it: its size in pixels, its purpose. */
  remark: string;
  /** The section of the sheet that contains it: `Space`. */
  chapter: string;
};

const clean = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim())
    .trim();

/** A comment starts with the size, followed by spaces in the sheet and by a comma on the page. */
const readRemark = (text = ''): string => clean(text.trim().replace(/ {2,}/, ', '));

/** Reads the first rule of a token sheet: every later one only overrides its values. */
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
