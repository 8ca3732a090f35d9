/** A path of the shop; the canonical path of one that is spelled differently; or the status that rejects it. */
type ReadPath = { path: string; query: string } | { canonicalPath: string; query: string } | { errorStatus: 400 | 414 };

const maxLength = 2048;
// Printable ASCII without the characters that URL parsers reinterpret (a backslash is a slash to browsers: an open redirect).
const printableAscii = /^\/[!-[\]-~]*$/;
// A request line may carry the whole address (RFC 9112 §3.2.2); the host is also in Host.
const absoluteForm = /^https?:\/\/[^/?]*/i;
const isWellEscaped = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
};

const escaped = /%[\da-f]{2}/gi;
const unreserved = /[\w.~-]/;
/** Letters, digits and `-._~` are unescaped, other escapes become upper case (RFC 3986 §6.2.2). */
const unescapeUnreserved = (path: string): string =>
  path.replaceAll(escaped, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(character) ? character : code.toUpperCase();
  });

/**
 * Splits a request target (`/fr/cart?page=2`) into its path and its query. Escaped letters, dot segments and leading slashes are resolved
 * once, for all later steps: such a target is no path of the shop, but redirects to one. Never throws.
 */
export const readPath = (target: string): ReadPath => {
  if (target.length > maxLength) return { errorStatus: 414 };
  const originForm = target.replace(absoluteForm, '');
  const mark = originForm.indexOf('?');
  const rawPath = mark === -1 ? originForm : originForm.slice(0, mark);
  if (!printableAscii.test(rawPath) || !isWellEscaped(rawPath)) return { errorStatus: 400 };
  const resolvedPath = URL.parse(unescapeUnreserved(rawPath).replace(/^\/+/, '/'), 'http://localhost')?.pathname;
  // `/.//evil.example` resolves to two slashes: as a redirect it would lead to another site.
  const path = resolvedPath?.replace(/^\/+/, '/');
  if (path === undefined) return { errorStatus: 400 };
  const query = mark === -1 ? '' : originForm.slice(mark + 1);
  return path === rawPath ? { path, query } : { canonicalPath: path, query };
};
