/** A text as a line or a sentence begins with it: `Sales tax` of `sales tax`. */
export const capitalised = (text: string, locale: string): string => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;
