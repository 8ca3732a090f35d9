/** The same path without a trailing slash, so that two spellings of one address compare as equal: `/fr/` and `/fr`. */
export const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path);
