/** A path as the shop knows it, or the status that refuses it. */
export type ReadPath = { path: string; query: string } | { refusal: 400 | 414 };

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

/** Splits a request target (`/fr/cart?page=2`) into its path, dot segments resolved, and its query. Never throws. */
export const readPath = (target: string): ReadPath => {
  if (target.length > maxLength) return { refusal: 414 };
  const asked = target.replace(absoluteForm, '');
  const mark = asked.indexOf('?');
  const raw = mark === -1 ? asked : asked.slice(0, mark);
  if (!plain.test(raw) || !isWellEscaped(raw)) return { refusal: 400 };
  const resolved = URL.parse(raw.replace(/^\/+/, '/'), 'http://localhost')?.pathname;
  // `/.//evil.example` resolves to two slashes: as a redirect it would lead to another site.
  const path = resolved?.replace(/^\/+/, '/');
  return path === undefined ? { refusal: 400 } : { path, query: mark === -1 ? '' : asked.slice(mark + 1) };
};
