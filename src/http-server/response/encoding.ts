import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import Negotiator from 'negotiator';
import { getOrInsertBounded } from '#shared/cache/get-or-insert.ts';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);

/** Supported encodings, best first. */
export const encodings = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * `once`: for one waiting visitor; `page`: cached and sent to many; `change`: like `page`, but mostly prefetched; `build`: at build time,
 * as small as possible.
 */
export type Effort = 'once' | 'page' | 'change' | 'build';

// From 5 to 9 a product page shrinks by 3 % and takes 50 ms more, once and off the main thread; 10 saves a tenth where bodies are small.
const brotliLevels: Record<Effort, number> = { once: 6, page: 9, change: 10, build: 11 };

// Every client that accepts zstd accepts brotli too and gets that: the highest zstd levels would cost each build ten seconds for nothing.
const zstdLevels: Record<Effort, number> = { once: 3, page: 3, change: 3, build: 12 };

/** The body in one encoding. Levels are fixed, so equal input gives equal output. */
export const encode = async (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: effort === 'build' ? 9 : 6 });
  if (encoding === 'zstd') return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevels[effort] } });
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevels[effort], [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
};

/** False for types that are already compressed: pictures, web fonts, archives. */
export const isCompressible = (contentType: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|wasm)|image\/svg)/.test(contentType);

// The library's types lack its option for preferences among equals.
type Preferring = { encodings: (available: string[], options: { preferred: string[] }) => string[] };

/** The encoding that an Accept-Encoding header ranks highest, ties by our order; `q=0` excludes one, `*` covers those not named. Pure. */
export const readAcceptEncoding = (header: string): Encoding => {
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((name) => name === best) ?? 'identity';
};

const cache = new Map<string, Encoding>();
const maxCached = 500;

/** Like readAcceptEncoding, cached: browsers send a handful of different headers. */
export const chooseEncoding = (header: string | string[] | undefined): Encoding =>
  getOrInsertBounded(cache, typeof header === 'string' ? header : '', readAcceptEncoding, maxCached);
