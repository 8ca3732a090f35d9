import type { Rule } from './fault.ts';

/** What the layout can fit, in letters of Latin width, a value counted as eight. The first pattern that matches the location counts. */
const limits: readonly (readonly [RegExp, number])[] = [
  [/^translations\/\S+ product\.badge\./, 20],
  [/^translations\/\S+ catalogue\.finish\./, 26],
  [/^translations\/\S+ catalogue\.(?:facet|style|mounting|pressure|bowls|drainer|pullout|material)\./, 34],
  [/^translations\/\S+ catalogue\.fact\.\w+$/, 60],
  [/^translations\/\S+ checkout\.step\./, 18],
  [/^translations\/\S+ (?:product\.(?:addToCart|view)|list\.filter\.(?:apply|clearShort|open)|search\.submit|cart\.discountApply)$/, 28],
  [/^translations\/\S+ checkout\.summary\.order$/, 44],
  [/^translations\/\S+ (?:checkout\.\w+\.submit|cart\.(?:toCheckout|view|retry|continueShopping)|mail\.button\.\w+)$/, 34],
  [/^translations\/\S+ mail\.\S+\.subject$/, 78],
  [/^translations\/\S+ shell\.(?:account|wishlist|menu\.title|search)$/, 24],
  [/^\S+ (?:seo\.)?title$/, 65],
  [/^\S+ (?:seo\.)?description$/, 165],
  [/^navigation\/\S+ footer\[\d+\]\.headline$/, 32],
];

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u;

/** The width of a text: a Chinese or Japanese letter is as wide as two others. */
export const widthOf = (text: string): number =>
  [...text.replaceAll(/\{\{\w+\}\}/g, '12345678')].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** Texts that the layout, a mail program or a search engine would truncate. */
export const lengths: Rule = ({ file, location, text }) => {
  const limit = limits.find(([pattern]) => pattern.test(`${file} ${location}`))?.[1];
  if (limit === undefined) return [];
  const width = widthOf(text);
  return width <= limit ? [] : [{ rule: 'length', what: text, message: `too long: ${width} wide, ${limit} fit` }];
};
