/** True for a text that is a valid regular expression. */
export const isPattern = (pattern: string): boolean => {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
};
