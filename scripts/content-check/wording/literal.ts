/** Words as a pattern that means them letter by letter; a star stands for any ending. */
export const literal = (words: string): string => words.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
