import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** A measure in a text that names it, in three parts so that the value can be emphasised: `meuble de `, `60 cm`, ``. */
export type MeasureWords = { before: string; value: string; after: string };

/** The text of a kind of measure around its value, in the word order of the language. */
export const measureWordsOf = (kind: 'cabinet' | 'reach' | 'size', value: string, t: Translate): MeasureWords => {
  const [before = '', inside = '', after = ''] = piecesAround((slot) => t(`product.measure.${kind}`, { value: slot(value) }));
  return { before, value: inside, after };
};
