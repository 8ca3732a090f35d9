/** Words as a pattern that matches them literally; a star stands for any ending. */
export const literal = (words: string): string => words.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
