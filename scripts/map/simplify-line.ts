import type { Position } from './clip.ts';

const distance = ([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
};

/** The line without points that deviate less than the tolerance there, in degrees (Douglas and Peucker). */
export const simplifyLine = (line: readonly Position[], toleranceAt: (position: Position) => number): Position[] => {
  const retained = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [from, to] = pair;
    const [start, end] = [line[from], line[to]];
    if (start === undefined || end === undefined) continue;
    let [farthest, at] = [1, -1];
    for (let index = from + 1; index < to; index += 1) {
      const position = line[index] ?? start;
      const far = distance(position, start, end) / toleranceAt(position);
      if (far > farthest) [farthest, at] = [far, index];
    }
    if (at === -1) continue;
    retained.add(at);
    open.push([from, at], [at, to]);
  }
  return line.filter((_, index) => retained.has(index));
};
