import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { hashPixels, readPixels } from './pixels.ts';

const stored = z.record(z.string(), z.string());

/** What files were found to show, by the hash of their bytes: unpacking thousands of them takes half a minute. */
export type UnpackedBefore = { contentOf: (packed: Buffer) => Promise<string>; keep: () => Promise<void> };

/** Reads what earlier runs on this machine unpacked; without `file` nothing is known and nothing is kept. */
export const readUnpackedBefore = async (file?: string): Promise<UnpackedBefore> => {
  const text = file && (await readFile(file, 'utf8').catch(() => undefined));
  const known = text ? stored.parse(JSON.parse(text)) : {};
  const used: Record<string, string> = {};
  return {
    contentOf: async (packed) => {
      const bytes = createHash('sha256').update(packed).digest('hex');
      const content = known[bytes] ?? hashPixels(await readPixels(packed));
      used[bytes] = content;
      return content;
    },
    keep: async () => {
      if (!file) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(used));
    },
  };
};
