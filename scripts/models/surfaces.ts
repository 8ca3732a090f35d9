import { readFileSync } from 'node:fs';
import { z } from 'zod';

const colour = z.tuple([z.number(), z.number(), z.number()]);
const even = z.strictObject({ colour, roughness: z.number(), anisotropy: z.number().optional() });
const grained = z.strictObject({ base: colour, dark: colour, light: colour, sparkle: colour, roughness: z.number() });
const finishFile = z.strictObject({
  granite: z.record(z.string(), grained),
  ceramic: z.record(z.string(), even),
  lacquer: z.record(z.string(), even),
  metal: z.record(z.string(), even),
  parts: z.strictObject({
    drain: z.strictObject({ finish: z.string(), roughness: z.number(), anisotropy: z.number() }),
    gap: even,
    rubber: even,
  }),
});

export type Colour = z.infer<typeof colour>;
/** Four linear colours: the ground, dark and light grains, and sparkles. */
export type Grain = z.infer<typeof grained>;
/** The look of a surface in one colour; with `grain` the colour is in a texture. */
export type Surface = { colour: Colour; roughness: number; metallic: 0 | 1; grain?: Grain };

const { granite, ceramic, lacquer, metal, parts } = finishFile.parse(
  JSON.parse(readFileSync(new URL('../../imagery/finishes.json', import.meta.url), 'utf8')),
);

const metalOf = (finish: string): Surface | undefined => metal[finish] && { ...metal[finish], metallic: 1 };

/** The surface of a product of that material in that finish, as its pictures show it. Throws for an undefined finish. */
export const surfaceOf = (material: string, finish: string): Surface => {
  const grain = material === 'ceramic' ? undefined : granite[finish];
  if (grain) return { colour: [1, 1, 1], roughness: grain.roughness, metallic: 0, grain };
  const flat = material === 'ceramic' ? ceramic[finish] : lacquer[finish];
  const surface = flat ? { ...flat, metallic: 0 as const } : metalOf(finish);
  if (!surface) throw new Error(`No surface for ${material} in ${finish}`);
  return surface;
};

/** Surfaces shared by all finishes: strainer and overflow, joints, rubber. */
export const partSurfaces: Record<string, Surface> = {
  drain: { colour: metal[parts.drain.finish]?.colour ?? [1, 1, 1], roughness: parts.drain.roughness, metallic: 1 },
  gap: { ...parts.gap, metallic: 0 },
  rubber: { ...parts.rubber, metallic: 0 },
};
