import type { IncomingMessage } from 'node:http';
import { supportsRanges } from '../response/byte-range.ts';
import { type CachedResponse, createCachedResponse } from '../response/cached-response.ts';
import { isCompressible } from '../response/encoding.ts';

// None of these responses echoes user input beside a secret; only then do compressed sizes reveal nothing (BREACH).
const publicCalls = /^\/(?:api|products)\/|^\/openapi\.json$/;

/** True for a call whose response is the same for every visitor: products, search, dealers, places, the API description. */
export const isPublicCall = (method: string | undefined, path: string): boolean => method === 'GET' && publicCalls.test(path);

/** A read-only call as a Request for the app; undefined where its Host is invalid. */
export const toRequest = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Request | undefined => {
  const address = URL.parse(url, `http://${headers.host ?? 'localhost'}`);
  const fields = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));
  return address === null ? undefined : new Request(address, { headers: fields });
};

/** The response to a public call as it is sent: compressed, with ranges for documents, 304 where it is unchanged. */
export const createPublicResponse = async (answer: Response): Promise<CachedResponse> => {
  const { 'content-length': _length, ...fields } = Object.fromEntries(answer.headers);
  const type = fields['content-type'] ?? '';
  const addedFields = {
    ...(supportsRanges(type) && { 'accept-ranges': 'bytes' }),
    ...(isCompressible(type) && { vary: 'Accept-Encoding' }),
  };
  return createCachedResponse(answer.status, { ...fields, ...addedFields }, Buffer.from(await answer.arrayBuffer()), {}, 'once');
};
