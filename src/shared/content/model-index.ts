import { z } from 'zod';

/** The models of the 3-D view by product: the file, the hashes of its inputs, its finishes, and its measured dimensions in millimetres. */
export const modelIndex = z.record(
  z.string(),
  z.strictObject({
    file: z.string(),
    bytes: z.int().positive(),
    hash: z.string(),
    facts: z.string(),
    finishes: z.array(z.string()),
    textures: z.array(z.string()),
    measured: z.record(z.string(), z.union([z.int(), z.array(z.int())])),
  }),
);
export type ModelIndex = z.infer<typeof modelIndex>;
