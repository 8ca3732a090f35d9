import { LRUCache } from 'lru-cache';
import { type CachedResponse, createCachedResponse } from '../response/cached-response.ts';
import { type SplitSheet, scopedName } from './split-sheet.ts';

/** Two sheets per page: the styles it uses, and the rest. */
export type StyleSheets = {
  /** A document with its styles linked: the used ones at once, the others for `src/framework/deferred-hydration.ts`. */
  link: (html: string) => string;
  /** The sheet behind an address that `link` wrote, in this or another process; undefined for any other. */
  find: (path: string) => CachedResponse | undefined;
};

const maxCached = 200;

/** Encodes a set of files for an address: one bit each. */
const encodeFileSet = (files: ReadonlySet<number>, count: number): string => {
  const bits = Buffer.alloc(Math.ceil(count / 8));
  for (const file of files) bits[file >> 3] = (bits[file >> 3] ?? 0) | (1 << (file & 7));
  return bits.toString('base64url');
};

/** Undefined where the text encodes no set. */
const decodeFileSet = (encodedSet: string, count: number): Set<number> | undefined => {
  const bits = Buffer.from(encodedSet, 'base64url');
  const all = Array.from({ length: count }, (_, file) => file);
  const files = new Set(all.filter((file) => (bits[file >> 3] ?? 0) & (1 << (file & 7))));
  return encodeFileSet(files, count) === encodedSet ? files : undefined;
};

/**
 * The rules in order, with a layer opened once for consecutive rules. The layer order is declared first, since a layer may have no rule
 * here.
 */
const join = (rules: SplitSheet['rules'], layers: readonly string[]): string => {
  let open = '';
  let css = `@layer ${layers.join(',')};`;
  for (const [layer, , rule] of rules) {
    if (layer !== open) css += `${open === '' ? '' : '}'}${layer === '' ? '' : `@layer ${layer}{`}`;
    css += rule;
    open = layer;
  }
  return open === '' ? css : `${css}}`;
};

/**
 * Styles by use (docs/decisions/010): the address of a sheet encodes its files, so every process can generate it and any cache may store
 * it.
 */
export const createStyleSheets = ({ address, names, rules }: SplitSheet, headers: Record<string, string>): StyleSheets => {
  const files = new Map(Object.entries(names));
  const count = Math.max(-1, ...files.values()) + 1;
  const layers = [...new Set(rules.flatMap(([layer]) => (layer === '' ? [] : layer)))];
  const base = address.replace(/\.css$/, '');
  const sheetPath = new RegExp(`^${RegExp.escape(base)}\\.(first|rest)-([\\w-]+)\\.css$`);
  const cache = new LRUCache<string, CachedResponse>({ max: maxCached });
  const fields = {
    ...headers,
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  };

  const usedIn = (html: string): Set<number> => {
    // The trailing data repeats what the markup says, and includes what is not shown.
    const markup = html.slice(0, html.lastIndexOf('<script'));
    return new Set((markup.match(scopedName) ?? []).flatMap((found) => files.get(found) ?? []));
  };
  const make = (part: string, used: ReadonlySet<number>): CachedResponse => {
    const isIn = (file: number | null): boolean => (part === 'first' ? file === null || used.has(file) : file !== null && !used.has(file));
    const css = join(
      rules.filter(([, file]) => isIn(file)),
      layers,
    );
    return createCachedResponse(200, fields, Buffer.from(css), {}, 'build');
  };

  return {
    link: (html) => {
      const set = encodeFileSet(usedIn(html), count);
      const link = `<link rel="stylesheet" href="${base}.first-${set}.css" data-rest="${base}.rest-${set}.css"/>`;
      return html.replace('</head>', () => `${link}</head>`);
    },
    find: (path) => {
      const cached = cache.get(path);
      if (cached) return cached;
      const [, part = '', encodedSet = ''] = sheetPath.exec(path) ?? [];
      const used = encodedSet === '' ? undefined : decodeFileSet(encodedSet, count);
      if (!used) return undefined;
      const response = make(part, used);
      cache.set(path, response);
      return response;
    },
  };
};
