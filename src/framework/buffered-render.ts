import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';

type Options = NonNullable<Parameters<typeof renderToPipeableStream>[1]>;
type Finish = (html: string) => ReadableStream<Uint8Array>;

/** The data of a page as read from a stream: the markup is rendered from it, and it is embedded in the page. */
export type Flight = { bytes: Buffer<ArrayBuffer> };

const end = '</body></html>';

/** A stream of bytes that are all available. */
const streamOf = (bytes: Buffer<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** Reads the data of a page to its end, and returns it twice: as a stream for the renderer, and whole for the page. */
export const readFlight = async (stream: ReadableStream<Uint8Array>): Promise<[ReadableStream<Uint8Array>, Flight]> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return [streamOf(bytes), { bytes }];
};

const isUtf8 = (bytes: Buffer, text: string): boolean => Buffer.byteLength(text) === bytes.length && Buffer.from(text).equals(bytes);

// Text inside a script must neither end the script nor open a comment; the escapes leave the string unchanged.
const asScript = (text: string): string => text.replaceAll('<!--', String.raw`<\!--`).replaceAll(/<\/(script)/gi, String.raw`</\$1`);

const written = ({ bytes }: Flight): string => {
  const text = bytes.toString();
  if (isUtf8(bytes, text)) return JSON.stringify(text);
  return `Uint8Array.from(atob(${JSON.stringify(bytes.toString('base64'))}), m => m.codePointAt(0))`;
};

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const live = /^<!DOCTYPE html><html[^>]* data-live=/;

/**
 * Removes the scripts from a page's head, where they would delay its pictures: `deferHydration` loads them. A page that shows nothing
 * without them keeps them.
 */
const takeScripts = (html: string): { html: string; files: string[] } => {
  if (live.test(html)) return { html, files: [] };
  const files: string[] = [];
  const without = html.replaceAll(preload, (_, file: string) => {
    files.push(file);
    return '';
  });
  return { html: without, files };
};

/** Appends the data of a page to its markup, in one script that carries the renderer's mark. Throws for truncated markup. */
export const addFlight =
  (flight: Flight, { nonce }: { nonce?: string }): Finish =>
  (whole) => {
    if (!whole.endsWith(end)) throw new Error('The markup of a page has no end');
    const { html, files } = takeScripts(whole);
    const script = asScript(`(self.__FLIGHT_DATA||=[]).push(${written(flight)});self.lateFiles=${JSON.stringify(files)}`);
    const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
    return streamOf(Buffer.from(`${html.slice(0, -end.length)}<script${mark}>${script}</script>${end}`));
  };

/** Renders elements to their end, in one string: no page is sent before it is complete. Rejects when not even a shell could be rendered. */
export const renderToText = (element: ReactNode, options: Options): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Uint8Array, _, done) {
        // React reuses its buffer.
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      ...options,
      onAllReady: () => pipe(collector),
      onShellError: reject,
    });
  });

/** Takes the place of Waku's stream of markup. */
export const renderBuffered = async (element: ReactNode, options: Options) => {
  const html = await renderToText(element, options);
  return { pipeThrough: (finish: Finish) => finish(html) };
};
