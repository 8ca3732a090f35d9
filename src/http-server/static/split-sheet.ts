import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const splitSheet = z.object({
  address: z.string(),
  names: z.record(z.string(), z.int().nonnegative()),
  /** Layer, file (null: for every page) and text, in their order in the sheet. */
  rules: z.array(z.tuple([z.string(), z.int().nonnegative().nullable(), z.string()])),
});

/** A class or an animation of a module as the build names it: `_title_4k0x`, with one mark for all that a file declares. */
export const scopedName = /_[\w-]+_\d[\da-z]{3}(?![\w-])/g;

/** The shop's styles as the build lays them down: the whole sheet's address, which file of styles a class comes from, and each rule with its layer and file. */
export type SplitSheet = z.infer<typeof splitSheet>;

/** Reads what the build laid down; throws for a build of another kind. */
export const readSplitSheet = async (file: string): Promise<SplitSheet> => splitSheet.parse(JSON.parse(await readFile(file, 'utf8')));
