/** The name of a product for display: `Delta 60 S` is never broken across lines. */
export const wholeName = (name: string): string => name.replaceAll(' ', '\u00A0');

/** The same with normal spaces, as people type it and other programs compare it. */
export const normalizedName = (name: string): string => name.replaceAll('\u00A0', ' ');
