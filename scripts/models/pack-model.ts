import { Logger, NodeIO, type Primitive } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { compactPrimitive, flatten, join, prune, quantize, reorder, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';

/** How far a surface may move when triangles are removed, in metres: a hair's breadth, invisible at viewing distance. */
const tolerance = 0.00008;
/** How far normals may turn, as a fraction of one: flat edges stay flat, round ones round. */
const tilt = 0.04;
/** Triangle limit of one part: above it, as for a coil of wire, more detail is given up. */
const mostTriangles = 8000;

const floatsOf = (primitive: Primitive, name: 'POSITION' | 'NORMAL'): Float32Array => {
  const values = primitive.getAttribute(name)?.getArray();
  if (!(values instanceof Float32Array)) throw new Error(`A part without ${name}`);
  return values;
};

/** Removes triangles until the surface or its shading would change by more than that. */
const simplifyBy = (primitive: Primitive, allowed: number): number => {
  const [indices, positions] = [primitive.getIndices(), floatsOf(primitive, 'POSITION')];
  if (!indices) throw new Error('A part without indices');
  const error = allowed / MeshoptSimplifier.getScale(positions, 3);
  const weights = [0, 1, 2].map(() => error / tilt);
  const all = new Uint32Array(indices.getArray() ?? []);
  const [retained] = MeshoptSimplifier.simplifyWithAttributes(all, positions, 3, floatsOf(primitive, 'NORMAL'), 3, weights, null, 0, error);
  indices.setArray(new Uint32Array(retained));
  compactPrimitive(primitive);
  return retained.length / 3;
};

/** Each part separately: joined parts keep far more triangles. */
const simplify = (primitive: Primitive): void => {
  let allowed = tolerance;
  while (simplifyBy(primitive, allowed) > mostTriangles) allowed *= 2;
};

/**
 * A model as exported from Blender, made smaller: no more triangles than needed, one mesh per surface, integer coordinates
 * (KHR_mesh_quantization), in an order that compresses well. No decoder of its own is needed.
 */
export const packModel = async (raw: Uint8Array): Promise<Buffer> => {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const io = new NodeIO().registerExtensions([KHRMeshQuantization]).setLogger(new Logger(Logger.Verbosity.WARN));
  const document = await io.readBinary(raw);
  document.setLogger(new Logger(Logger.Verbosity.WARN));
  await document.transform(weld());
  for (const mesh of document.getRoot().listMeshes()) for (const primitive of mesh.listPrimitives()) simplify(primitive);
  await document.transform(
    flatten(),
    join(),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizationVolume: 'scene', quantizePosition: 14, quantizeNormal: 12, quantizeTexcoord: 16, cleanup: false }),
    // Its surfaces are assigned later: the attributes they need stay.
    prune({ keepAttributes: true }),
  );
  return Buffer.from(await io.writeBinary(document));
};
