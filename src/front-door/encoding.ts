import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);

/** Ours, best first. */
export const encodings = ['br', 'zstd', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** `page`: while somebody may be waiting; `build`: once, as small as it gets. */
export type Effort = 'page' | 'build';

/** The bytes in one encoding. Levels are fixed, so equal bytes in give equal bytes out. */
export const encode = async (body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: effort === 'build' ? 9 : 6 });
  if (encoding === 'zstd') return zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: effort === 'build' ? 19 : 3 } });
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort === 'build' ? 11 : 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotli(body, { params });
};

/** False for types that are compressed already: pictures, fonts of the web, archives. */
export const isCompressible = (contentType: string): boolean =>
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|wasm)|image\/svg)/.test(contentType);

/** Weights by name; a weight that is no number counts as 0. */
const readWeights = (header: string): Map<string, number> => {
  const parts = header.split(',').map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()));
  return new Map(
    parts.map(([name = '', ...parameters]) => [
      name,
      Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1) || 0,
    ]),
  );
};

/** The first of our encodings that an Accept-Encoding header takes; `q=0` refuses one, `*` speaks for those not named. Pure. */
export const readAcceptEncoding = (header: string): Encoding => {
  const weights = readWeights(header);
  return encodings.find((name) => name !== 'identity' && (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
};

const remembered = new Map<string, Encoding>();
const maxRemembered = 500;

/** Like readAcceptEncoding, remembered: browsers send a handful of different headers. */
export const chooseEncoding = (header: string | string[] | undefined): Encoding => {
  const asked = typeof header === 'string' ? header : '';
  const known = remembered.get(asked);
  if (known) return known;
  const encoding = readAcceptEncoding(asked);
  if (remembered.size < maxRemembered) remembered.set(asked, encoding);
  return encoding;
};
