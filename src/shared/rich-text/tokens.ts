import { decodeEntities } from './entities.ts';

/** A piece of a text with markup: the start of an element, its end, or words. */
export type Token =
  | { kind: 'start'; name: string; attributes: Record<string, string> }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string };

const piece = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;
const attribute = /([a-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

// Between their tags there is no markup and nothing to read.
const silent = ['script', 'style', 'title', 'textarea', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select'];

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', ...values]) => [name.toLowerCase(), decodeEntities(values.find(Boolean) ?? '')]),
  );

const tokenOf = ([whole, slash, name, rest]: RegExpExecArray): Token | undefined => {
  if (name === undefined) return whole.startsWith('<!') ? undefined : { kind: 'text', text: decodeEntities(whole) };
  return slash === '/'
    ? { kind: 'end', name: name.toLowerCase() }
    : { kind: 'start', name: name.toLowerCase(), attributes: attributesOf(rest ?? '') };
};

/** Cuts a text with markup into its pieces. Comments, scripts, styles and foreign bodies are left out with all that is in them. */
export const tokensOf = (html: string): Token[] => {
  const tokens: Token[] = [];
  const pieces = new RegExp(piece);
  const folded = html.toLowerCase();
  for (let match = pieces.exec(html); match; match = pieces.exec(html)) {
    const token = tokenOf(match);
    if (token === undefined) continue;
    if (token.kind === 'text' || !silent.includes(token.name)) {
      tokens.push(token);
    } else if (token.kind === 'start' && !match[0].endsWith('/>')) {
      const end = folded.indexOf(`</${token.name}`, pieces.lastIndex);
      pieces.lastIndex = end === -1 ? html.length : end;
    }
  }
  return tokens;
};
