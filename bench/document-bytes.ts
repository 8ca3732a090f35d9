import { brotliCompressSync, constants } from 'node:zlib';
import { type PageType, pageTypes } from './page-types.ts';
import { readPage } from './read-page.ts';
import { withShop } from './with-shop.ts';

/** The size of a document in bytes: uncompressed, as transferred, with maximum brotli, and its share of data for React. */
export type DocumentBytes = { type: PageType; raw: number; sent: number; encoding: string; brotli11: number; flight: number };

const inlineScript = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** Bytes of the inline scripts that pass the elements of a page to React a second time. */
export const flightBytes = (html: string): number =>
  [...html.matchAll(inlineScript)].reduce(
    (sum, [whole, script = '']) => sum + (script.startsWith('(self.__FLIGHT_DATA') ? Buffer.byteLength(whole) : 0),
    0,
  );

const measureDocument = async (port: number, type: PageType): Promise<DocumentBytes> => {
  const { body } = await readPage(port, pageTypes[type], 'identity');
  const sent = await readPage(port, pageTypes[type]);
  return {
    type,
    raw: body.length,
    sent: sent.body.length,
    encoding: new Map(sent.fields).get('content-encoding') ?? 'identity',
    brotli11: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    flight: flightBytes(body.toString()),
  };
};

/** The document of each page type. */
export const measureDocuments = (): Promise<DocumentBytes[]> =>
  withShop(async ({ port }) => {
    const weighed: DocumentBytes[] = [];
    for (const type of ['home', 'list', 'detail', 'content', 'cart', 'checkout'] as const) weighed.push(await measureDocument(port, type));
    return weighed;
  });
