// What a cabinet can be wide, in centimetres.
const narrowest = 20;
const widest = 100;

/** The cabinet width that a term names in centimetres or millimetres, `Spüle 70 cm`, `700 mm`; undefined where it names none. */
export const searchedWidth = (term: string): number | undefined => {
  const [, digits = '', unit = ''] = /(?<![\d.,])(\d{2,4})(?![\d.,]*\d)\s*(mm|мм)?/iu.exec(term) ?? [];
  const width = unit === '' ? Number(digits) : Number(digits) / 10;
  return width >= narrowest && width <= widest ? width : undefined;
};
