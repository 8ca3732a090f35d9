import 'server-only';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#backend/errors/errors.ts';
import { createLimit } from '#backend/rate-limit/rate-limit.ts';
import { environment } from '#shared/environment/environment.ts';
import { clientAddress } from './client-address.ts';
import type { RestEnv } from './rest-env.ts';
import { type SpooledFile, spoolFile } from './spool-file.ts';

type Bounds = { maxBytes: number };
type Sent = { fields: Record<string, string>; files: SpooledFile[] };

// Fields of a form are few and short; a message of 5,000 characters has 20,000 bytes at most.
const limits = { fields: 60, fieldNameSize: 100, fieldSize: 32 * 1024, files: 10, parts: 70, headerPairs: 20, headerSize: 8 * 1024 };
const longestFileName = 255;

const malformed = (): DomainError => new DomainError('MalformedBodyException', 400, {}, 'The body is not the form that its type says');

const openParser = (type: string): InstanceType<typeof Busboy> => {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    throw malformed();
  }
};

// No pipeline: it would end the connection together with the parser, so that no error could be sent.
const feed = async (body: ReadableStream, parser: InstanceType<typeof Busboy>, signal: AbortSignal): Promise<void> => {
  const reader = body.getReader();
  // This aborts a pending read.
  const stop = (): void => reader.releaseLock();
  parser.on('error', stop);
  signal.addEventListener('abort', stop);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (!parser.write(read.value)) await once(parser, 'drain', { signal });
    }
    parser.end();
    await finished(parser, { signal });
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};

const read = async (body: ReadableStream | null, type: string, { maxBytes }: Bounds): Promise<Sent> => {
  const parser = openParser(type);
  const fields: Record<string, string> = Object.create(null);
  const streams: Readable[] = [];
  const spooled: Promise<SpooledFile>[] = [];
  const allowance = { left: maxBytes };
  // What follows is not read: a form of a hundred thousand tiny parts would keep the processor busy to its end.
  const reject = (): unknown => parser.destroy(malformed());
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) reject();
    else fields[name] = value;
  });
  parser.on('file', (field, stream, name) => {
    streams.push(stream);
    // Whoever reads it throws the error; one that nobody reads yet must not end the process.
    stream.on('error', () => undefined);
    // Normalised as typed: a Mac sends `ä` as two code points, which other systems show side by side.
    const file = spoolFile(field, (name ?? '').slice(0, longestFileName).normalize('NFC'), stream, allowance);
    file.catch((error: Error) => parser.destroy(error));
    spooled.push(file);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, reject);
  const close = async (): Promise<void> => {
    for (const stream of streams) stream.destroy(new Error('The form has ended'));
    for (const file of await Promise.allSettled(spooled)) if (file.status === 'fulfilled') await file.value.handle.close();
  };
  const signal = AbortSignal.timeout(environment().UPLOAD_SECONDS * 1000);
  try {
    if (body === null) throw malformed();
    await feed(body, parser, signal);
    const files = await Promise.all(spooled);
    // A file field without a chosen file is sent empty.
    const chosen = files.filter(({ name, size }) => name !== '' || size > 0);
    for (const file of files) if (!chosen.includes(file)) await file.handle.close();
    return { fields, files: chosen };
  } catch {
    await close();
    if (signal.aborted) throw new DomainError('RequestTimeoutException', 408, {}, 'The body took too long');
    throw malformed();
  }
};

const ofUploads = createLimit('upload', { points: 30, seconds: 15 * 60 });

/**
 * Reads a multipart form as a stream, its files to disk, and frees their space when the call has ended. Other bodies pass through
 * unchanged.
 */
export const streamForm =
  (bounds: Bounds): MiddlewareHandler<RestEnv> =>
  async (c, next) => {
    const type = c.req.header('content-type') ?? '';
    if (!/^multipart\/form-data(?:;|$)/i.test(type)) return next();
    // The middleware that handles the error looks for its fields.
    c.set('form', {});
    await ofUploads.take(c, clientAddress(c));
    const { fields, files } = await read(c.req.raw.body as ReadableStream | null, type, bounds);
    c.set('form', fields);
    c.set('files', files);
    try {
      await next();
    } finally {
      await Promise.all(files.map(({ handle }) => handle.close()));
    }
  };
