/**
 * Decoded path segments, `%C3%BC` as `ü` (params arrive escaped). Undefined if an escape is malformed or hides a slash, a backslash or a
 * control character: such an address has no page.
 */
export const decodeSegments = (segments: readonly string[]): string[] | undefined => {
  try {
    const decoded = segments.filter((segment) => segment !== '').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    return decoded.some((segment) => /[/\\\p{Cc}]/u.test(segment)) ? undefined : decoded;
  } catch {
    return undefined;
  }
};
