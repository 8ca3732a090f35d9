import { rounded } from './shapes.ts';

/** The next point of an outline, `[radius, height]` in millimetres, after the control points of the curve that leads there, if it is not a straight line. */
export type Step = readonly number[];

type Point = readonly [radius: number, height: number];

const pointsOf = (step: Step): Point[] =>
  Array.from({ length: step.length / 2 }, (_, index) => [step[2 * index] ?? 0, step[2 * index + 1] ?? 0]);

/** The shortest command of path data that leads there, on the left (-1) or right (1) of the axis. */
const commandTo = (from: Point, way: readonly Point[], end: Point, side: 1 | -1): string => {
  const point = ([radius, height]: Point): string => `${rounded(side * radius)} ${rounded(-height)}`;
  if (way.length > 0) return `${way.length === 1 ? 'Q' : 'C'}${[...way, end].map(point).join(' ')}`;
  if (end[0] === from[0]) return `V${rounded(-end[1])}`;
  return end[1] === from[1] ? `H${rounded(side * end[0])}` : `L${point(end)}`;
};

/**
 * A turned part seen from the side, as path data: half of its outline from the worktop upwards is enough. It stands on the axis of the
 * drawing.
 */
export const turned = (...outline: readonly Step[]): string => {
  let up = '';
  let down = 'Z';
  let last: Point | undefined;
  for (const points of outline.map(pointsOf)) {
    const end = points.pop() ?? [0, 0];
    up += last ? commandTo(last, points, end, -1) : `M${rounded(-end[0])} ${rounded(-end[1])}`;
    down = (last ? commandTo(end, points.toReversed(), last, 1) : '') + down;
    last = end;
  }
  return `${up}H${rounded(last?.[0] ?? 0)}${down}`;
};

/** The joint lines of a turned part, each `[radius, height]`, seen from the side. */
export const seams = (...seamPoints: readonly Point[]): string =>
  seamPoints.map(([radius, height]) => `M${rounded(-radius)} ${rounded(-height)}H${rounded(radius)}`).join('');
