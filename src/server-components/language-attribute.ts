/** The `lang` of a part of the page: only where it speaks another language than the page around it. */
export const langOf = (language: string, around: string): string | undefined => (language === around ? undefined : language);
