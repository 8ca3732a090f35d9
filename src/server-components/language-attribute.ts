/** The `lang` of a part of the page: only where its language differs from the page around it. */
export const langOf = (language: string, around: string): string | undefined => (language === around ? undefined : language);
