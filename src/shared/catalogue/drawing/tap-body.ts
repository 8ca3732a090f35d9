import type { TapFacts } from '../facts.ts';
import type { TapForm } from '../tap-form.ts';
import type { Line } from './drawing.ts';
import { pathOf } from './shapes.ts';
import { type Step, seams, turned } from './turned.ts';

/** A body from the side: its outline and joints, and fine lines on its surface. */
type Body = { edge: string; fine?: string };

/** Radii of the body and of the spout, and how high the body is, in millimetres. */
type Size = { r: number; s: number; top: number };

/** The ring in which the spout turns, on top of the body. */
const collar = (radius: number, top: number, height: number): Step[] => [
  [radius, top],
  [radius, top + height],
];

/** A curve that leaves one radius upright and arrives upright at another one. */
const wave = (radius: number, height: number, nextRadius: number, nextHeight: number): Step => {
  const third = (nextHeight - height) / 3;
  return [radius, height + third, nextRadius, nextHeight - third, nextRadius, nextHeight];
};

const plain = ({ r, s, top }: Size): Body => ({
  edge:
    turned([r + 4, 0], [r + 4, 6], [r, 6], [r, top - 3.5], [r, top, r - 3.5, top], ...collar(s + 1.9, top, 5)) +
    seams([r, 6], [s + 1.9, top]),
});

/** The socket of a window tap, in millimetres: how far it stands out around the body, and how high it is. */
export const socket = { around: 3.4, height: 43 };

/** A socket that stays on the worktop, and the tap that is lifted out of it. */
const window = ({ r, top }: Size): Body => {
  const [wide, rim] = [r + socket.around, socket.height];
  return {
    edge:
      turned([r + 8, 0], [r + 8, 3.5], [wide, 3.5], [wide, rim], [r, rim], [r, top - 4], [r, top, r - 4, top]) +
      seams([wide, 3.5], [r, rim]),
    fine: seams([wide, 12.5], [wide, 17.5], [wide, 22.5]),
  };
};

/** Flows from a wide foot into the spout in one line. */
const dune = ({ r, s, top }: Size): Body => ({
  edge: turned([r + 1, 0], [r + 1, 4], [r, 4], [s + 1, 4 + (top - 4) / 1.7, s + 1, top]) + seams([r, 4]),
});

/** A square body on a square plate. */
const blade = ({ r, top }: Size): Body => ({ edge: turned([r + 5, 0], [r + 5, 5], [r, 5], [r, top]) + seams([r, 5]) });

/** Strong and round-shouldered on a thick foot. */
const paddle = ({ r, s, top }: Size): Body => {
  const foot: Step[] = [
    [r + 6, 0],
    [r + 6, 8],
    [r + 6, 11, r + 3, 11],
  ];
  return {
    edge: turned(...foot, [r, 11], [r, top - 8], [r, top - 3, s + 3, top], ...collar(s + 2.4, top, 9)) + seams([r, 11], [s + 2.4, top]),
  };
};

/** A trunk that slopes to the spout; the lever's barrel lies across it. */
const twin = ({ r, s, top }: Size): Body => ({
  edge:
    turned([r + 6, 0], [r + 6, 2.5], [r, 5], [r, top - 10], [s + 3.5, top], ...collar(s + 1.6, top, 3.5)) +
    seams([r, 5], [r, top - 10], [s + 1.6, top]),
});

/** Tapers to a ring below the spout, which the lever turns. */
const cone = ({ r, s, top }: Size): Body => {
  const ring = s + 6;
  return {
    edge:
      turned([r + 4, 0], [r + 4, 5.5], [r, 5.5], [ring, top - 33], [ring, top - 8], [s + 3, top], ...collar(s + 1.6, top, 4)) +
      seams([r, 5.5], [ring, top - 33], [ring, top - 8], [s + 1.6, top]),
  };
};

/** Three steps, each a little slimmer than the one below. */
const stepped = ({ r, s, top }: Size): Body => {
  const [step, neck, shoulder] = [r + 5, r - 3.5, top - 25.5];
  return {
    edge:
      turned([r + 10, 0], [r + 10, 4.5], [step, 4.5], [step, 15.5], [r, 15.5], [r, shoulder], [neck, shoulder], [neck, top]) +
      turned(...collar(s + 1.9, top, 5)) +
      seams([step, 4.5], [r, 15.5], [neck, shoulder]),
  };
};

/** One straight cylinder over a shadow gap. */
const disc = ({ r, s, top }: Size): Body => {
  const gap = r - 1.5;
  return {
    edge:
      turned([r, 0], [r, 3], [gap, 3], [gap, 5], [r, 5], [r, top - 2], ...collar(s + 0.4, top - 2, 10.5)) +
      seams([gap, 3], [gap, 5], [s, top - 2]),
  };
};

/** A heavy foot, a knurled ring and a neck that steps in. */
const professional = ({ r, s, top }: Size): Body => {
  const [ring, neck, low, high] = [r + 0.8, r - 2, top - 49, top - 28];
  return {
    edge:
      turned([r + 7, 0], [r + 7, 6], [r, 10], [r, low], [ring, low], [ring, high], [neck, high], [neck, top - 18], [s + 4.5, top - 6]) +
      turned([s + 4.5, top - 6], ...collar(s + 4.5, top, 0), ...collar(s + 3, top, 8)) +
      seams([r, 10], [r, low], [neck, high], [s + 3, top]),
    // The ridges of the knurl crowd towards the sides as they go round.
    fine: [-0.9, -0.7, -0.4, 0, 0.4, 0.7, 0.9].map((share) => pathOf`M${share * r} ${-high}V${-low}`).join(''),
  };
};

/** Widens to its foot like the bell of a horn, with a bead below the spout. */
const flared = ({ r, s, top }: Size): Body => {
  const [neck, low, high] = [r - 4, top - 19, top - 13];
  return {
    edge:
      turned([r + 11, 0], [r + 11, 2.5], [r, 14, r, 33], [r, top - 22], [neck, top - 22], [neck, low], [r + 1.6, top - 16, neck, high]) +
      turned([neck, high], [s + 3, top], ...collar(s + 1.8, top, 5)) +
      seams([r, 33], [neck, low], [s + 1.8, top]),
  };
};

/** Slender, drawn in at the waist like a wave. */
const waisted = ({ r, s, top }: Size): Body => {
  const [ankle, waist, shoulder] = [0.18, 0.4, 0.8].map((share) => 4 + (top - 4) * share) as [number, number, number];
  const low = wave(r * 0.86, ankle, r * 0.7, waist);
  const high = [wave(r * 0.7, waist, r * 0.88, shoulder), wave(r * 0.88, shoulder, s + 1, top)];
  return { edge: turned([r + 3, 0], [r + 3, 4], [r, 4], [r * 0.86, ankle], low, ...high) + seams([r, 4]) };
};

type Build = (size: Size) => Body;

const bodies: Record<TapForm, Build> = { plain, window, dune, blade, paddle, twin, cone, stepped, disc, professional, flared, waisted };

/** The body of a tap on its foot, seen from the side, in the proportions in which `imagery/tap_bodies.py` builds it. */
export const tapBody = ({ bodyDiameter, spoutDiameter, bodyHeight }: TapFacts, form: TapForm): Line[] => {
  const { edge, fine } = bodies[form]({ r: bodyDiameter / 2, s: spoutDiameter / 2, top: bodyHeight });
  return [{ stroke: 'edge', path: edge }, ...(fine === undefined ? [] : [{ stroke: 'fine' as const, path: fine }])];
};
