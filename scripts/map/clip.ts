/** A position: longitude, latitude. */
export type Position = readonly [number, number];

/** West, south, east, north, in degrees. */
export type Box = readonly [number, number, number, number];

type Edge = { isInside: (position: Position) => boolean; crossing: (from: Position, to: Position) => Position };

const edgeAt = (axis: 0 | 1, at: number, sign: 1 | -1): Edge => ({
  isInside: (position) => sign * position[axis] >= sign * at,
  crossing: (from, to) => {
    const share = (at - from[axis]) / (to[axis] - from[axis]);
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  },
});

const cutAt = (ring: readonly Position[], { isInside, crossing }: Edge): Position[] =>
  ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const crossed = isInside(from) === isInside(to) ? [] : [crossing(from, to)];
    return isInside(to) ? [...crossed, to] : crossed;
  });

/** The part of a ring inside the box, by Sutherland and Hodgman; empty if there is none. */
export const clipRing = (ring: readonly Position[], [west, south, east, north]: Box): Position[] =>
  [edgeAt(0, west, 1), edgeAt(0, east, -1), edgeAt(1, south, 1), edgeAt(1, north, -1)].reduce<Position[]>(cutAt, [...ring]);

const isIn = ([x, y]: Position, [west, south, east, north]: Box): boolean => x >= west && x <= east && y >= south && y <= north;

/** The parts of a line inside the box, each with the step that leads out of it. */
export const clipLine = (line: readonly Position[], box: Box): Position[][] => {
  const parts: Position[][] = [[]];
  for (const [index, position] of line.entries()) {
    const isNear = [line[index - 1], position, line[index + 1]].some((one) => one !== undefined && isIn(one, box));
    if (isNear) parts.at(-1)?.push(position);
    else if (parts.at(-1)?.length !== 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
};
