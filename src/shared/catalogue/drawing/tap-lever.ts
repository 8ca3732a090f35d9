import type { TapFacts } from '../facts.ts';
import type { TapForm } from '../tap-form.ts';
import type { Line } from './drawing.ts';
import { circle, pathOf } from './shapes.ts';

/** A lever on the side that faces the viewer: where its axis meets the body, as a share of the body's height, and its lines, given that height. */
type Lever = { share: number; lines: (axis: number) => Line[] };

/** A handle that stands on an axis: where it starts and ends above it, half its width there, and how much of its end is rounded. */
type Handle = { from: number; to: number; half: number; endHalf?: number; round: number };

const edge = (path: string): Line => ({ stroke: 'edge', path });

const fine = (path: string): Line => ({ stroke: 'fine', path });

/** Open below, where it comes out of its hub. */
const handle = (axis: number, { from, to, half, endHalf = half, round }: Handle): string =>
  pathOf`M${-half} ${-axis - from}L${-endHalf} ${round - axis - to}a${endHalf} ${round} 0 0 1 ${2 * endHalf} 0L${half} ${-axis - from}`;

/** The projected length of a part that leans towards the viewer, from vertical, in degrees. */
const leaning = (length: number, degrees: number): number => length * Math.cos((degrees * Math.PI) / 180);

/** A handle behind the front of its hub. */
const withHub = (share: number, hub: number, bar: Omit<Handle, 'from'>): Lever => ({
  share,
  lines: (axis) => [edge(handle(axis, { ...bar, from: Math.sqrt(hub ** 2 - bar.half ** 2) }) + circle(0, -axis, hub))],
});

/** A knurled grip on a slim rod. */
const professional: Lever = {
  share: 0.5,
  lines: (axis) => [
    edge(
      handle(axis, { from: 13.5, to: 66, half: 3.7, round: 0 }) +
        handle(axis, { from: 66, to: 115, half: 6.6, round: 2 }) +
        pathOf`M-6.6 ${-axis - 66}h13.2` +
        circle(0, -axis, 14),
    ),
    fine(pathOf`M-6.6 ${-axis - 110}h13.2M-4 ${-axis - 66}v-44m4 0v44m4 0v-44`),
  ],
};

/** A rod that comes out of its hub towards the viewer and bends upright. */
const waisted: Lever = {
  share: 0.74,
  lines: (axis) => [
    edge(circle(0, -axis, 8.5)),
    edge(`${handle(axis, { from: 0, to: 94.8, half: 3.9, endHalf: 3, round: 3 })}a3.9 3.9 0 0 1 -7.8 0Z`),
  ],
};

/** A blade that the ring below the spout carries, nearly level: seen from its end. */
const cone: Lever = {
  share: 1,
  lines: (top) => {
    const axis = top - 20.6;
    return [
      edge(`${handle(axis, { from: -2, to: 46.5, half: 4.2, endHalf: 7, round: 4 })}Z`),
      fine(pathOf`M-7 ${-axis - 38.8}a7 4 0 0 1 14 0`),
    ];
  },
};

/** A rod that leans far out of its knob, so that its round end is seen. */
const stepped: Lever = {
  share: 0.5,
  lines: (axis) => [
    edge(circle(0, -axis, 14) + circle(0, -axis, 10.5)),
    edge(`${handle(axis, { from: 4, to: 56, half: 4.4, endHalf: 5.3, round: 4.2 })}a4.4 3 0 0 1 -8.8 0Z`),
    fine(pathOf`M-5.3 ${-axis - 51.8}a5.3 4.2 0 0 0 10.6 0`),
  ],
};

/** A slim rod with a ball on its end. */
const flared: Lever = {
  share: 0.56,
  lines: (axis) => [
    edge(handle(axis, { from: 10.4, to: 66.5, half: 3.7, endHalf: 2.9, round: 0 }) + circle(0, -axis - 72.4, 6.6) + circle(0, -axis, 11)),
  ],
};

/** A flat bar that leans out of its hub, wider towards its end. */
const window: Lever = {
  share: 0.66,
  lines: (axis) => [
    edge(circle(0, -axis, 14)),
    edge(`${handle(axis, { from: 5, to: leaning(92, 34), half: 5.4, endHalf: 8.5, round: 7 })}Z`),
  ],
};

/** A square blade as wide as the block that carries it. */
const blade: Lever = { share: 0.62, lines: (axis) => [edge(pathOf`M-13 ${13 - axis}h26v-105h-26Z`)] };

const levers: Record<TapForm, Lever> = {
  plain: withHub(0.62, 17, { to: leaning(109, 18), half: 4.6, round: 2 }),
  dune: withHub(0.5, 15, { to: leaning(104, 16), half: 3.9, endHalf: 6.2, round: 4 }),
  twin: withHub(0.62, 15.5, { to: leaning(112, 7), half: 5.8, endHalf: 8, round: 8 }),
  disc: withHub(0.62, 18, { to: 92, half: 4.5, round: 4.5 }),
  paddle: withHub(0.62, 18.5, { to: leaning(122, 10), half: 9, endHalf: 13, round: 12 }),
  professional,
  waisted,
  cone,
  stepped,
  flared,
  window,
  blade,
};

/** The lever of a tap, on the side that faces the viewer, in the proportions in which `imagery/tap_levers.py` and `tap_square.py` build it. */
export const tapLever = ({ bodyHeight }: TapFacts, form: TapForm): Line[] => {
  const { share, lines } = levers[form];
  return lines(bodyHeight * share);
};
