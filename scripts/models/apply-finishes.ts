import type { Gltf, GltfMaterial } from './glb.ts';
import { partSurfaces, type Surface } from './surfaces.ts';

/** Metres per unit of texture coordinates: `SPAN` of imagery/build_models.py. */
const span = 1.28;

/** A finish with its surface, and the file of its grain texture where it has one. */
export type ModelFinish = { finish: string; surface: Surface; grainFile?: string | undefined };

type Grains = { files: string[]; tile: number };

const materialOf = (name: string, { colour, metallic, roughness }: Surface): GltfMaterial => ({
  name,
  // The sheet metal of a bowl is visible from both sides.
  doubleSided: true,
  pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: metallic, roughnessFactor: roughness },
});

const materialWithTextures = ({ finish, surface, grainFile }: ModelFinish, { files, tile }: Grains): GltfMaterial => {
  const material = materialOf(finish, surface);
  if (grainFile === undefined) return material;
  const scale = span / tile;
  const baseColorTexture = { index: files.indexOf(grainFile), extensions: { KHR_texture_transform: { scale: [scale, scale] } } };
  return { ...material, pbrMetallicRoughness: { ...material.pbrMetallicRoughness, baseColorTexture } };
};

/** The extra parts of a description whose stone texture is in separate files, so that all products of a finish share one. */
const texturesOf = (files: string[]): Partial<Gltf> =>
  files.length === 0
    ? {}
    : {
        images: files.map((uri) => ({ uri, mimeType: 'image/png' })),
        // Linear magnification, mipmaps, repeated endlessly.
        samplers: [{ magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 }],
        textures: files.map((_, source) => ({ source, sampler: 0 })),
      };

/**
 * Assigns every part its surface: the product's own in each finish (KHR_materials_variants, the first is the default), shared parts in
 * theirs.
 */
export const applyFinishes = (gltf: Gltf, modelFinishes: readonly ModelFinish[], tile: number): Gltf => {
  const files = [...new Set(modelFinishes.flatMap(({ grainFile }) => grainFile ?? []))];
  const own = modelFinishes.map((modelFinish) => materialWithTextures(modelFinish, { files, tile }));
  const parts = Object.entries(partSurfaces);
  const named = (index: number): string => gltf.materials[index]?.name ?? '';
  const mappings = own.map((_, index) => ({ material: index, variants: [index] }));
  const meshes = gltf.meshes.map(({ primitives }) => ({
    primitives: primitives.map((primitive) => {
      const part = parts.findIndex(([name]) => name === named(primitive.material));
      return part >= 0
        ? { ...primitive, material: own.length + part }
        : { ...primitive, material: 0, extensions: { KHR_materials_variants: { mappings } } };
    }),
  }));
  const extensions = ['KHR_materials_variants', ...(files.length > 0 ? ['KHR_texture_transform'] : [])];
  return {
    ...gltf,
    ...texturesOf(files),
    meshes,
    materials: [...own, ...parts.map(([name, surface]) => materialOf(name, surface))],
    extensions: { KHR_materials_variants: { variants: modelFinishes.map(({ finish }) => ({ name: finish })) } },
    extensionsUsed: [...(gltf.extensionsUsed ?? []), ...extensions],
  };
};
