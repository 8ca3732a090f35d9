import { expect, test } from 'vitest';
import type { SinkFacts } from '../facts.ts';
import { drawBowlWall } from './bowl-wall.ts';

const bowls = [
  { width: 365, depth: 400, height: 200, x: 0, y: 0 },
  { width: 165, depth: 305, height: 140, x: 0, y: 0 },
];
const words = { length: String, draft: '1,5°' };
const labelsOf = (material: SinkFacts['material']): string[] => drawBowlWall({ material, bowls }, words).labels.map(({ text }) => text);

test('the wall shows the depth of the deepest bowl, its slope, and its thickness where that can be measured', () => {
  expect(labelsOf('granite')).toEqual(['200', '1,5°', '7']);
  expect(labelsOf('ceramic')).toEqual(['200', '1,5°', '12']);
  expect(labelsOf('steel')).toEqual(['200', '1,5°']);
});

test('it is to scale: at 200 mm the wall stands 5.2 mm inwards, three units each', () => {
  const [wall] = drawBowlWall({ material: 'granite', bowls }, words).lines;
  expect(wall?.path).toContain('Q15.7 600');
  expect(wall?.path).toContain('v21H');
});

test('everything is on the sheet', () => {
  const { frame, labels } = drawBowlWall({ material: 'granite', bowls }, words);
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + frame.width);
    expect(y).toBeLessThan(frame.y + frame.height);
  }
});
