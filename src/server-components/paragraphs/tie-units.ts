const beforeUnit = /(?<=\d) (?=(?:mm|cm|m|ml|l|g|kg|bar|мм|см|м|мл|л|г|кг|бар)(?![\p{L}\p{N}]))/gu;

/** Ties a number to its unit with a no-break space, so that no line breaks between them: `92 mm`. */
export const tieUnits = (text: string): string => text.replaceAll(beforeUnit, '\u00A0');
