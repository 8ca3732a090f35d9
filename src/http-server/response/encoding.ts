import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);

/** Ours, best first. */
export const encodings = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** `once`: for one visitor who waits; `page`: kept and sent to many; `change`: as `page`, and mostly fetched ahead; `build`: made before anybody asks, as small as it gets. */
export type Effort = 'once' | 'page' | 'change' | 'build';

// From 5 to 9 a product page grows smaller by a thirtieth and takes 50 ms more, off the main thread and once; 10 saves a tenth, where little is packed.
const brotliLevels: Record<Effort, number> = { once: 6, page: 9, change: 10, build: 11 };

// Whoever takes zstd takes brotli too, and gets that: its highest levels would cost each build ten seconds for nobody.
const zstdLevels: Record<Effort, number> = { once: 3, page: 3, change: 3, build: 12 };

/** The bytes in one encoding. Levels are fixed, so equal bytes in give equal bytes out. */
export const encode = async (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: effort === 'build' ? 9 : 6 });
  if (encoding === 'zstd') return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: zstdLevels[effort] } });
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevels[effort], [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
};

/** False for types that are compressed already: pictures, fonts of the web, archives. */
export const isCompressible = (contentType: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|wasm)|image\/svg)/.test(contentType);

// Its types do not know yet what it prefers among equals.
type Preferring = { encodings: (available: string[], options: { preferred: string[] }) => string[] };

/** The encoding that an Accept-Encoding header weighs most, ours first among equals; `q=0` refuses one, `*` speaks for those not named. Pure. */
export const readAcceptEncoding = (header: string): Encoding => {
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((name) => name === best) ?? 'identity';
};

const cache = new Map<string, Encoding>();
const maxCached = 500;

/** Like readAcceptEncoding, remembered: browsers send a handful of different headers. */
export const chooseEncoding = (header: string | string[] | undefined): Encoding => {
  const accepted = typeof header === 'string' ? header : '';
  const cached = cache.get(accepted);
  if (cached) return cached;
  const encoding = readAcceptEncoding(accepted);
  if (cache.size < maxCached) cache.set(accepted, encoding);
  return encoding;
};
