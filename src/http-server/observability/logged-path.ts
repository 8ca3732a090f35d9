// 256-bit tokens in the addresses of invoice documents and shared lists: whoever knows one has access. Mail programs append brackets, dots
// and blanks to them. The names of pages and files have no capitals.
const secret = /(?<=\/)(?=[\w-]*[A-Z])[\w-]{40}[^/.]*/g;

/** A path that is safe to log: without the secrets that open invoices, labels and shared lists. */
export const loggedPath = (path: string): string => path.replaceAll(secret, '[secret]');
