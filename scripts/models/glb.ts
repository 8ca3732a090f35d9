/** What our models use of the glTF 2.0 format. */
export type Gltf = {
  accessors: { componentType: number; normalized?: boolean; min?: number[]; max?: number[] }[];
  meshes: { primitives: GltfPrimitive[] }[];
  nodes: { mesh?: number; scale?: number[]; translation?: number[]; rotation?: number[] }[];
  materials: GltfMaterial[];
  images?: { uri: string; mimeType: string }[];
  samplers?: object[];
  textures?: { source: number; sampler: number }[];
  extensions?: object;
  extensionsUsed?: string[];
};
export type GltfPrimitive = { attributes: Record<string, number>; material: number; extensions?: object };
export type GltfMaterial = {
  name: string;
  doubleSided?: boolean;
  pbrMetallicRoughness: {
    baseColorFactor?: number[];
    baseColorTexture?: { index: number; extensions: object };
    metallicFactor: number;
    roughnessFactor: number;
  };
};

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const head = 12;
const chunkHead = 8;

/** The JSON description inside a GLB file. Throws for anything else. */
export const readGlb = (file: Buffer): { gltf: Gltf; binary: Buffer } => {
  if (file.readUInt32LE(0) !== magic || file.readUInt32LE(head + 4) !== jsonChunk) throw new Error('Not a GLB file');
  const length = file.readUInt32LE(head);
  const start = head + chunkHead;
  const gltf = JSON.parse(file.toString('utf8', start, start + length)) as Gltf;
  return { gltf, binary: file.subarray(start + length) };
};

/** A GLB file from a description and the binary chunk it refers to, header included. */
export const writeGlb = (gltf: Gltf, binary: Buffer): Buffer => {
  const text = Buffer.from(JSON.stringify(gltf), 'utf8');
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const start = Buffer.alloc(head + chunkHead);
  const fields = [magic, 2, start.length + padded.length + binary.length, padded.length, jsonChunk];
  for (const [index, field] of fields.entries()) start.writeUInt32LE(field, index * 4);
  return Buffer.concat([start, padded, binary]);
};

/** The value of 1.0 in normalized coordinates of that component type: signed and unsigned 16 bits. */
const wholes: Record<number, number> = { 5122: 32767, 5123: 65535 };

const along = (gltf: Gltf, axis: number): [number, number] => {
  const ends = gltf.nodes.flatMap(({ mesh, scale, translation }) =>
    (mesh === undefined ? [] : (gltf.meshes[mesh]?.primitives ?? [])).flatMap(({ attributes }) => {
      const { min, max, normalized, componentType = 0 } = gltf.accessors[attributes['POSITION'] ?? -1] ?? {};
      const whole = normalized ? (wholes[componentType] ?? Number.NaN) : 1;
      return [min, max].map((end) => ((end?.[axis] ?? Number.NaN) / whole) * (scale?.[axis] ?? 1) + (translation?.[axis] ?? 0));
    }),
  );
  // Never −0: tests would treat it as different.
  return [Math.min(...ends), Math.max(...ends)].map((metres) => Math.round(metres * 1000) + 0) as [number, number];
};

/** The bounds of a model, in whole millimetres: x to the right, y up, z to the viewer. Rotated nodes are not supported here. */
export const boxOf = (gltf: Gltf): Record<'x' | 'y' | 'z', [number, number]> => {
  if (gltf.nodes.some(({ rotation }) => rotation)) throw new Error('A turned node');
  return { x: along(gltf, 0), y: along(gltf, 1), z: along(gltf, 2) };
};
