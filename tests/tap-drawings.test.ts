import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { KHRMaterialsVariants, KHRMeshQuantization } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Line } from '#shared/catalogue/drawing/drawing.ts';
import { tapBody } from '#shared/catalogue/drawing/tap-body.ts';
import { tapLever } from '#shared/catalogue/drawing/tap-lever.ts';
import type { TapFacts } from '#shared/catalogue/facts.ts';
import { productFile } from '#shared/catalogue/product-file.ts';
import { tapFormOf } from '#shared/catalogue/tap-form.ts';
import { modelIndex } from '#shared/content/model-index.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const models = modelIndex.parse(read('public/models/models.json'));
const taps = globSync('content/catalogue/*/product.json', { cwd: root })
  .map((path) => productFile.parse(read(path)))
  .flatMap(({ productKey, facts }): [string, TapFacts][] => (facts.kind === 'tap' ? [[productKey, facts]] : []));
const files = new NodeIO().registerExtensions([KHRMaterialsVariants, KHRMeshQuantization]);

/** The examined distance on both sides of the axis and above the worktop, in millimetres, and the step. */
const [side, sky, scale] = [60, 320, 2];

/** A position on a tap in millimetres: towards the outlet, above the worktop, towards the hand on its lever. */
type Place = { along: number; height: number; aside: number };

/** The faces of a model, each by its corners. */
const facesOf = async (productKey: string): Promise<Place[][]> => {
  const model = await files.read(fileURLToPath(new URL(`public/models/${models[productKey]?.file}`, root)));
  const faces = model
    .getRoot()
    .listNodes()
    .flatMap((node) => {
      const matrix = node.getWorldMatrix();
      const primitives = node.getMesh()?.listPrimitives() ?? [];
      return primitives.flatMap((primitive) => {
        const [corners, order] = [primitive.getAttribute('POSITION'), primitive.getIndices()];
        const place = (index: number): Place => {
          const point = [...(corners?.getElement(order?.getScalar(index) ?? index, []) ?? []), 1];
          const [aside = 0, height = 0, along = 0] = [0, 1, 2].map(
            (axis) => 1000 * point.reduce((sum, length, from) => sum + length * (matrix[from * 4 + axis] ?? 0), 0),
          );
          return { along, height, aside };
        };
        return Array.from({ length: (order ?? corners)?.getCount() ?? 0 }, (_, index) => index)
          .filter((index) => index % 3 === 0)
          .map((index) => [place(index), place(index + 1), place(index + 2)]);
      });
    });
  // A part hanging from the spout is not beside the body.
  return faces.filter((face) => face.every(({ along }) => Math.abs(along) < side));
};

/** The tolerance between drawing and model, in millimetres: joints and the finest roundings are not drawn. */
const tolerance = 1.5;

/** The reach from the axis, for every half millimetre of height. */
type Reaches = number[];

const reachesOfFaces = (faces: readonly Place[][]): Reaches => {
  const reaches: Reaches = Array.from({ length: sky * scale }, () => 0);
  const edges = faces.flatMap((corners) => corners.map((corner, index): [Place, Place] => [corner, corners[(index + 1) % 3] ?? corner]));
  for (const edge of edges) {
    const [low, high] = edge[0].height < edge[1].height ? edge : [edge[1], edge[0]];
    for (let row = Math.max(0, Math.ceil(low.height * scale)); row <= Math.min(high.height * scale, sky * scale - 1); row += 1) {
      const share = high.height === low.height ? 0 : (row / scale - low.height) / (high.height - low.height);
      reaches[row] = Math.max(reaches[row] ?? 0, Math.abs(low.along + (high.along - low.along) * share));
    }
  }
  return reaches;
};

const reachesOfLines = async (lines: readonly Line[]): Promise<Reaches> => {
  const paths = lines.map(({ path }) => `<path d="${path}"/>`).join('');
  const size = `width="${2 * side * scale}" height="${sky * scale}" viewBox="${-side} ${-sky} ${2 * side} ${sky}"`;
  const image = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" ${size}>${paths}</svg>`));
  const { data, info } = await image.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => {
    const start = (info.height - 1 - row) * info.width;
    const first = data.subarray(start, start + info.width).indexOf(255);
    return first === -1 ? 0 : side - first / scale;
  });
};

/** The reach at a height or slightly above or below it. */
const nearby = (reaches: Reaches, row: number): number =>
  Math.max(...reaches.slice(Math.max(0, row - tolerance * scale), row + tolerance * scale + 1));

/** The heights at which one reaches further than the other. */
const beyond = (one: Reaches, other: Reaches, top: number): number[] =>
  one.slice(0, top * scale).flatMap((reach, row) => (reach > nearby(other, row) + tolerance ? [row / scale] : []));

describe.each(taps)('B-04 the drawing of %s shows its model', (productKey, facts) => {
  const [body, lever] = [tapBody(facts, tapFormOf(productKey)), tapLever(facts, tapFormOf(productKey))];

  test('its body has the same outline', async () => {
    const [built, drawn] = [reachesOfFaces(await facesOf(productKey)), await reachesOfLines(body)];
    expect(beyond(built, drawn, facts.bodyHeight - tolerance)).toEqual([]);
    expect(beyond(drawn, built, facts.bodyHeight - tolerance)).toEqual([]);
  });

  test('its lever has the same outline', async () => {
    const bodyReaches = await reachesOfLines(body);
    // The spout, with the arm of a spring, is not part of a lever.
    const isOutside = ({ height, aside }: Place): boolean =>
      aside > Math.max(nearby(bodyReaches, Math.round(height * scale)), facts.spoutDiameter / 2 + 6) + 0.5;
    const faces = (await facesOf(productKey)).filter((face) => face.some(isOutside));
    const [built, drawn] = [reachesOfFaces(faces), await reachesOfLines(lever)];
    expect(beyond(built, drawn, sky)).toEqual([]);
    expect(beyond(drawn, built, sky)).toEqual([]);
  });
});
