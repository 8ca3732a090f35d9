import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { TapFacts } from '../facts.ts';
import { productFile } from '../product-file.ts';
import { tapFormOf, tapForms } from '../tap-form.ts';
import forms from '../tap-forms.json' with { type: 'json' };
import type { Line } from './drawing.ts';
import { tapBody } from './tap-body.ts';
import { tapLever } from './tap-lever.ts';
import { seams, turned } from './turned.ts';

const root = new URL('../../../../content/catalogue/', import.meta.url);
const products = globSync('*/product.json', { cwd: root }).map((file) =>
  productFile.parse(JSON.parse(readFileSync(new URL(file, root), 'utf8'))),
);
const taps = products.flatMap(({ productKey, facts }): [string, TapFacts][] => (facts.kind === 'tap' ? [[productKey, facts]] : []));

const ofTap: TapFacts = taps.find(([key]) => key === 'bogen')?.[1] ?? expect.fail('no tap');

const [side, sky, scale] = [60, 320, 2];

/** The area that lines cover, to half a millimetre: they are rendered and scanned. */
const boxOf = async (lines: readonly Line[], above = 0) => {
  const paths = lines.map(({ path }) => `<path d="${path}"/>`).join('');
  const size = `width="${2 * side * scale}" height="${sky * scale}" viewBox="${-side} ${-sky} ${2 * side} ${sky}"`;
  const image = sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" ${size}>${paths}</svg>`));
  const { data, info } = await image.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const places = [...data.keys()]
    .filter((index) => data[index] === 255)
    .map((index) => ({ x: (index % info.width) / scale - side, height: sky - Math.floor(index / info.width) / scale }))
    .filter(({ height }) => height > above);
  const heights = places.map(({ height }) => height);
  const xs = places.map(({ x }) => x);
  return { width: Math.max(...xs) - Math.min(...xs) + 1 / scale, low: Math.min(...heights) - 1 / scale, high: Math.max(...heights) };
};

/** How far a foot extends, and the height of a window tap's socket, at most. */
const foot = { around: 11, height: 43 };

describe('B-04 a tap is drawn in its own form', () => {
  test('every tap of the catalogue has its form; every form is used', () => {
    expect(Object.keys(forms).toSorted()).toEqual(taps.map(([key]) => key).toSorted());
    expect([...new Set(taps.map(([key]) => tapFormOf(key)))].toSorted()).toEqual([...tapForms].toSorted());
  });

  test('exactly the taps that can be folded down have a socket, exactly the square ones a square body', () => {
    for (const [key, { foldedHeight, style }] of taps) {
      expect(tapFormOf(key) === 'window').toBe(foldedHeight !== undefined);
      expect(tapFormOf(key) === 'blade').toBe(style === 'square');
    }
  });

  test.each([
    ['body', tapBody],
    ['lever', tapLever],
  ])('no two forms have the same %s', (_, draw) => {
    const drawn = tapForms.map((form) => draw(ofTap, form).map(({ path }) => path));
    expect(new Set(drawn.map((paths) => paths.join(' '))).size).toBe(tapForms.length);
  });

  test.each(taps)('%s: its body is as wide and as high as the facts say', async (key, facts) => {
    const body = tapBody(facts, tapFormOf(key));
    const [whole, trunk] = [await boxOf(body), await boxOf(body, foot.height)];
    expect(whole.low).toBe(0);
    expect(whole.width).toBeGreaterThanOrEqual(facts.bodyDiameter);
    expect(whole.width).toBeLessThanOrEqual(facts.bodyDiameter + 2 * foot.around);
    expect(trunk.width).toBeLessThanOrEqual(facts.bodyDiameter + 2);
    // On top there may be the ring in which the spout turns.
    expect(whole.high).toBeGreaterThanOrEqual(facts.bodyHeight - 0.5);
    expect(whole.high).toBeLessThanOrEqual(facts.bodyHeight + 9);
  });

  test.each(taps)('%s: its lever stands in front of the body and reaches neither the worktop nor the crown', async (key, facts) => {
    const lever = await boxOf(tapLever(facts, tapFormOf(key)));
    expect(lever.width).toBeLessThanOrEqual(facts.bodyDiameter);
    expect(lever.low).toBeGreaterThan(foot.height / 2);
    expect(lever.low).toBeLessThan(facts.bodyHeight);
    expect(lever.high).toBeLessThan(facts.height - facts.spoutDiameter);
  });

  test('half an outline describes everything: corners, curves, and joints across', () => {
    expect(turned([4, 0], [4, 6], [3, 8, 2, 8])).toBe('M-4 0V-6Q-3 -8 -2 -8H2Q3 -8 4 -6V0Z');
    expect(turned([5, 1], [4, 3, 3, 4, 2, 9])).toBe('M-5 -1C-4 -3 -3 -4 -2 -9H2C3 -4 4 -3 5 -1Z');
    expect(seams([4, 6], [2.24, 8])).toBe('M-4 -6H4M-2.2 -8H2.2');
  });
});
