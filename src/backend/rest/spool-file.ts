import 'server-only';
import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** An uploaded file, on disk until its call has ended. */
export type SpooledFile = { field: string; name: string; size: number; handle: FileHandle };

// It is unlinked from the beginning: whatever happens to the process, the system frees its space.
const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
};

/** The bytes that all files of a form may still have together. */
type Allowance = { left: number };

/** Writes a file of a form to disk as it arrives. What exceeds the allowance is read and dropped; the size includes it all the same. */
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

/**
 * The bytes of a spooled file from a position on, fewer at its end. A caller that reads much of it passes a buffer: `into` is overwritten
 * by the next read.
 */
export const readSpooled = async (
  { handle }: SpooledFile,
  position: number,
  length: number,
  into = Buffer.alloc(length),
): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(into, 0, length, position);
  return buffer.subarray(0, bytesRead);
};
