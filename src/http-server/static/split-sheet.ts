import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const splitSheet = z.object({
  address: z.string(),
  names: z.record(z.string(), z.int().nonnegative()),
  /** Layer, file (null: for every page) and text, in the order of the sheet. */
  rules: z.array(z.tuple([z.string(), z.int().nonnegative().nullable(), z.string()])),
});

/** A class or an animation of a CSS module as the build names it: `_title_4k0x`, with one hash for all names of a file. */
export const scopedName = /_[\w-]+_\d[\da-z]{3}(?![\w-])/g;

/**
 * The shop's styles as the build writes them: the address of the whole sheet, the file each class comes from, and each rule with its layer
 * and file.
 */
export type SplitSheet = z.infer<typeof splitSheet>;

/** Reads the build's output; throws if it has another format. */
export const readSplitSheet = async (file: string): Promise<SplitSheet> => splitSheet.parse(JSON.parse(await readFile(file, 'utf8')));
