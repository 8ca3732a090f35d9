/** The name of a product as it is shown: no line ends within it, `Delta 60 S` stays whole. */
export const wholeName = (name: string): string => name.replaceAll(' ', '\u00A0');

/** The same with plain spaces, as people type it and other programs compare it. */
export const normalizedName = (name: string): string => name.replaceAll('\u00A0', ' ');
