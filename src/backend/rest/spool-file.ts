import 'server-only';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that was sent, on disk until its call has ended. */
export type SpooledFile = { field: string; name: string; size: number; handle: FileHandle };

// It has no name from the beginning: whatever happens to the process, the system gives its room back.
const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
};

/** Bytes that all files of a form may still have together. */
export type Allowance = { left: number };

/** Writes a file of a form to disk as it comes. What is beyond the allowance is read and dropped; the size tells it all the same. */
export const spoolFile = async (field: string, name: string, stream: Readable, allowance: Allowance): Promise<SpooledFile> => {
  const file: SpooledFile = { field, name, size: 0, handle: await openNameless() };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      file.size += chunk.length;
      allowance.left -= chunk.length;
      if (allowance.left >= 0) await file.handle.write(chunk);
    }
    return file;
  } catch (error) {
    await file.handle.close();
    throw error;
  }
};

/** The bytes of a spooled file from a place on, fewer at its end. Whoever reads much of it gives the memory for it: `into` is overwritten by the next read. */
export const readSpooled = async (
  { handle }: SpooledFile,
  position: number,
  length: number,
  into = Buffer.alloc(length),
): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(into, 0, length, position);
  return buffer.subarray(0, bytesRead);
};
