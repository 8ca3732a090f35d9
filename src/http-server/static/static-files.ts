import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { supportsRanges } from '../response/byte-range.ts';
import { assembleCachedResponse, type CachedResponse } from '../response/cached-response.ts';
import type { Encoding } from '../response/encoding.ts';

/**
 * The prepared response for a file of the build by its URL path, and the query that may name its version; undefined where there is none.
 */
export type StaticFiles = {
  find: (path: string, query?: string) => Promise<CachedResponse> | CachedResponse | undefined;
  /**
   * True for every file of the build, even one that cannot be requested (a compressed copy): the app, which sees the folder too, must not
   * serve it.
   */
  has: (path: string) => boolean;
};

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.glb': 'model/gltf-binary',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.map': 'application/json',
};
const suffixes: Partial<Record<Encoding, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' };
// Names of assets, pictures, models and films contain a hash: the bytes behind one never change.
const immutable = 'public, max-age=31536000, immutable';
const cacheControlOf = (path: string): string => {
  if (path.startsWith('/assets/') || /^\/(?:pictures|models|films)\/.*\.(?:avif|webp|jpg|png|glb|mp4)$/.test(path)) return immutable;
  // Captions keep their name when their text changes, so they are revalidated.
  if (path.endsWith('.vtt')) return 'no-cache';
  return path.startsWith('/fonts/') ? 'public, max-age=2592000' : 'public, max-age=3600';
};

/** True for paths that only hold files: a missing one is a 404 text, never a page. */
export const isFilePath = (path: string): boolean => /^\/(?:assets|pictures|models|films|fonts|map)\//.test(path);

const fieldsOf = (path: string, headers: Record<string, string>): Record<string, string> => {
  const type = types[extname(path)] ?? 'application/octet-stream';
  return {
    ...headers,
    'content-type': type,
    'cache-control': cacheControlOf(path),
    ...(supportsRanges(type) && { 'accept-ranges': 'bytes' }),
    // Mails embed them on the reader's origin.
    ...(path.startsWith('/pictures/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(/^(?:text|application|model|image\/svg)/.test(type) && { vary: 'Accept-Encoding' }),
    // A drawing opened as a document of its own must not run scripts.
    ...(type === 'image/svg+xml' && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
  };
};

// The sprites at the root carry a hash in their query, as scripts/icons writes it; without the right one the bytes may change.
const versionsOf = async (folder: string, files: ReadonlySet<string>): Promise<Map<string, string>> => {
  const sprites = [...files].filter((path) => /^\/[^/]+\.svg$/.test(path));
  const hash = async (path: string) => createHash('sha256').update(await readFile(join(folder, path)));
  return new Map(await Promise.all(sprites.map(async (path) => [path, (await hash(path)).digest('hex').slice(0, 8)] as const)));
};

/** Lists the files of the build once; each is read on first request, with its compressed copies. */
export const listStaticFiles = async (folder: string, maxBytes: number, headers: Record<string, string>): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
  const isCompressedCopy = (path: string): boolean => /\.(?:br|zst|gz)$/.test(path) && files.has(path.replace(/\.\w+$/, ''));
  const cache = new LRUCache<string, CachedResponse>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const reading = new Map<string, Promise<CachedResponse>>();

  const versions = await versionsOf(folder, files);

  const read = async (path: string, key: string): Promise<CachedResponse> => {
    const present = Object.entries(suffixes).filter(([, suffix]) => files.has(path + suffix));
    const compressed = await Promise.all(
      present.map(async ([encoding, suffix]) => [encoding, await readFile(join(folder, path + suffix))] as const),
    );
    const identity = await readFile(join(folder, path));
    const response = assembleCachedResponse({
      status: 200,
      fields: { ...fieldsOf(path, headers), ...(key !== path && { 'cache-control': immutable }) },
      bodies: { identity, ...Object.fromEntries(compressed) },
    });
    cache.set(key, response);
    return response;
  };

  return {
    has: (path) => files.has(path),
    find: (path, query = '') => {
      const version = versions.get(path);
      const isNamed = version !== undefined && new URLSearchParams(query).get('v') === version;
      const key = isNamed ? `${path}?v=${version}` : path;
      const cached = cache.get(key) ?? reading.get(key);
      if (cached) return cached;
      if (!files.has(path) || isCompressedCopy(path)) return undefined;
      const started = read(path, key).finally(() => reading.delete(key));
      reading.set(key, started);
      return started;
    },
  };
};
