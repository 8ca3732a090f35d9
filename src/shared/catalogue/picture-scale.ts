import type { ProductFacts, SinkFacts } from './facts.ts';
import frames from './frames.json' with { type: 'json' };

/** The horizontal extent of something in a picture, as shares of its width. */
type Extent = { from: number; to: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The position of a point on a sink's rim in its front picture, as a share of the picture's width; millimetres from the middle of the
 * sink, y towards the wall.
 */
const shareOf = (x: number, y: number): number => {
  const { lens, sensor, distance, below, azimuth, elevation } = frames.sink;
  const [rotation, tilt] = [radians(azimuth), radians(elevation)];
  const aside = x * Math.cos(rotation) + y * Math.sin(rotation);
  const nearer = (x * Math.sin(rotation) - y * Math.cos(rotation)) * Math.cos(tilt) + below * Math.sin(tilt);
  return 0.5 + (aside / (distance - nearer)) * (lens / sensor);
};

/** The number of points evaluated per rounded corner. */
const steps = 8;

/** From the left edge to the right edge of a sink in its front picture: the scenes that render it read the same camera. */
const extentOfSink = ({ outer, outerRadius }: Pick<SinkFacts, 'outer' | 'outerRadius'>): Extent => {
  const corners = [-1, 1].flatMap((across) => [-1, 1].map((along) => ({ across, along })));
  const shares = corners.flatMap(({ across, along }) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = radians((index * 90) / steps);
      const x = outer.width / 2 - outerRadius + outerRadius * Math.cos(angle);
      const y = outer.depth / 2 - outerRadius + outerRadius * Math.sin(angle);
      return shareOf(across * x, along * y);
    }),
  );
  return { from: Math.min(...shares), to: Math.max(...shares) };
};

/**
 * The millimetres that fill the width of a product's front picture; for a tap millimetres of its reach, which is turned towards the
 * viewer.
 */
export const frameOf = (facts: ProductFacts): number => {
  if (facts.kind === 'tap') return frames.tap;
  return facts.kind === 'accessory' ? frames.accessory[facts.use] : (frames.sink.distance * frames.sink.sensor) / frames.sink.lens;
};

const inTheMiddle = (share: number): Extent => ({ from: 0.5 - share / 2, to: 0.5 + share / 2 });

/** The extent of a product's dimension in its front picture: a sink from edge to edge, a tap's reach and an accessory's width to scale. */
export const measuredExtent = (facts: ProductFacts): Extent => {
  if (facts.kind === 'sink') return extentOfSink(facts);
  return inTheMiddle((facts.kind === 'tap' ? facts.reach : facts.size.width) / frameOf(facts));
};
