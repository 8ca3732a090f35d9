import { expect, test } from 'vitest';
import { type Box, layOutDrawings } from './lay-out-drawings.ts';

const area: Box = { x: 48, y: 400, width: 500, height: 330 };
const isWithin = ({ x, y, width, height }: Box): boolean =>
  x >= area.x && y >= area.y && x + width <= area.x + area.width + 0.01 && y + height <= area.y + area.height + 0.01;

test('wide drawings stand below one another, over the whole width', () => {
  const { boxes, share } = layOutDrawings(
    [
      { width: 500, height: 140 },
      { width: 500, height: 140 },
    ],
    area,
  );
  expect(share).toBe(1);
  expect(boxes).toEqual([
    { x: 48, y: 400, width: 500, height: 140 },
    { x: 48, y: 560, width: 500, height: 140 },
  ]);
});

test('tall drawings stand side by side: there they are larger, and stay on the page', () => {
  const frames = [
    { width: 500, height: 520 },
    { width: 500, height: 300 },
  ];
  const { boxes, share } = layOutDrawings(frames, area);
  expect(share).toBeGreaterThan(0.45);
  expect(boxes[1]?.y).toBe(boxes[0]?.y);
  expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));
  expect(boxes.every(isWithin)).toBe(true);
});

test('one drawing and three stay within their area', () => {
  for (const count of [1, 3]) {
    const { boxes } = layOutDrawings(
      Array.from({ length: count }, () => ({ width: 300, height: 400 })),
      area,
    );
    expect(boxes).toHaveLength(count);
    expect(boxes.every(isWithin)).toBe(true);
  }
});
