/** A text capitalised for the beginning of a line or a sentence: `Sales tax` of `sales tax`. */
export const capitalised = (text: string, locale: string): string => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;
