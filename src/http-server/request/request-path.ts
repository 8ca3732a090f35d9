/** A path as the shop knows it; the plain form of one that is spelled in another way; or the status that refuses it. */
export type ReadPath = { path: string; query: string } | { plainForm: string; query: string } | { refusal: 400 | 414 };

const maxLength = 2048;
// Printable ASCII without the characters that URL parsers read as something else (a backslash is a slash to browsers: an open redirect).
const plain = /^\/[!-[\]-~]*$/;
// A request line may carry the whole address (RFC 9112 §3.2.2); which host is meant stands in Host as well.
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
/** Letters, digits and `-._~` stand for themselves, other escapes in capitals (RFC 3986 §6.2.2). */
const unescapePlain = (path: string): string =>
  path.replaceAll(escaped, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(character) ? character : code.toUpperCase();
  });

/**
 * Splits a request target (`/fr/cart?page=2`) into its path and its query. Escaped letters, dot segments and slashes in front are
 * resolved, once and for everybody behind: such a target is no path of the shop, but leads to one. Never throws.
 */
export const readPath = (target: string): ReadPath => {
  if (target.length > maxLength) return { refusal: 414 };
  const asked = target.replace(absoluteForm, '');
  const mark = asked.indexOf('?');
  const raw = mark === -1 ? asked : asked.slice(0, mark);
  if (!plain.test(raw) || !isWellEscaped(raw)) return { refusal: 400 };
  const resolved = URL.parse(unescapePlain(raw).replace(/^\/+/, '/'), 'http://localhost')?.pathname;
  // `/.//evil.example` resolves to two slashes: as a redirect it would lead to another site.
  const path = resolved?.replace(/^\/+/, '/');
  if (path === undefined) return { refusal: 400 };
  const query = mark === -1 ? '' : asked.slice(mark + 1);
  return path === raw ? { path, query } : { plainForm: path, query };
};
