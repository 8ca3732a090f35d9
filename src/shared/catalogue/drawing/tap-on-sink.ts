import { defaultKitchen } from '../cabinet-fit.ts';
import { drainOf } from '../drain.ts';
import type { SinkFacts, TapFacts } from '../facts.ts';
import { reachOver } from '../tap-fit.ts';
import type { TapForm } from '../tap-form.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { joined } from './join-lines.ts';
import { across, hatching, pathOf, upright } from './shapes.ts';
import { type CutSink, sinkProfile, topOf } from './sink-profile.ts';
import { minWall } from './sink-section.ts';
import { tapBody } from './tap-body.ts';
import { tapLever } from './tap-lever.ts';
import { spoutOf } from './tap-spout.ts';

/** How much of the worktop is visible behind the tap and in front of the sink. */
const behind = 125;
const before = 90;
const margin = { side: 12, top: 100, bottom: 60 };

/** The bowl below a tap that points straight ahead, from the worktop behind a sink without a hole; undefined if its water falls elsewhere. */
const bowlAhead = (tap: TapFacts, sink: SinkFacts): { bowl: SinkFacts['bowls'][number]; stand: number } | undefined => {
  const over = reachOver(tap, sink);
  // A visible front hangs before the worktop: from the side it would need a drawing of its own.
  if (!over || over.from > 0 || over.to < 0 || sink.tapHoles.length > 0 || sink.mountings[0] === 'farmhouse') return undefined;
  const bowl = sink.bowls.find(({ x, width }) => Math.abs(over.x - x) < width / 2);
  return bowl && { bowl, stand: over.y };
};

/** The sink turned, so that its back is on the left, with only the bowl in the section. */
const turned = (sink: SinkFacts, bowl: SinkFacts['bowls'][number]): CutSink => ({
  ...sink,
  outer: { width: sink.outer.depth, depth: sink.outer.width },
  bowls: [{ ...bowl, x: -bowl.y, y: bowl.x, width: bowl.depth, depth: bowl.width, drainAt: bowl.y - drainOf(sink, bowl).y }],
});

/** The worktop behind and before the opening that is cut for the sink, with the tap's hole. */
const worktopLines = (from: number, to: number, sheet: { left: number; right: number }, tapHole: number): Line[] => {
  const height = defaultKitchen.worktop;
  const back = { x: sheet.left, y: 0, width: -tapHole / 2 - sheet.left, height };
  const rest = { x: tapHole / 2, y: 0, width: from - tapHole / 2, height };
  const front = { x: to, y: 0, width: sheet.right - to, height };
  const path = pathOf`M${sheet.left} 0H${from}v${height}H${sheet.left}M${sheet.right} 0H${to}v${height}H${sheet.right}`;
  return [
    { stroke: 'around', path: path + [back, rest, front].map((box) => hatching(box)).join('') },
    { stroke: 'hidden', path: `M${-tapHole / 2} 0v${height}M${tapHole / 2} 0v${height}` },
  ];
};

/** Millimetres from a tap's outlet down to the floor of the bowl in front of it; undefined if it must be turned to reach one. */
export const fallInto = (tap: TapFacts, sink: SinkFacts): number | undefined => {
  const ahead = bowlAhead(tap, sink);
  return ahead && tap.outletHeight + topOf(sink, sink.mountings[0] ?? 'inset', defaultKitchen.worktop) + ahead.bowl.height;
};

/** A tap behind a sink from the side, the sink cut from back to front: its reach, and the height of fall of its water. Undefined if it does not point straight into a bowl. */
export const drawTapOnSink = (tap: TapFacts, form: TapForm, sink: SinkFacts, { length }: DrawingWords): Drawing | undefined => {
  const [ahead, fall] = [bowlAhead(tap, sink), fallInto(tap, sink)];
  if (!ahead || fall === undefined) return undefined;
  const mounting = sink.mountings[0] ?? 'inset';
  const top = topOf(sink, mounting, defaultKitchen.worktop);
  const { depth } = sink.outer;
  const left = ahead.stand - depth / 2;
  const cut = mounting === 'flush' || !sink.cutOut ? 0 : (depth - sink.cutOut.depth) / 2;
  const sheet = { left: -behind, right: left + depth + before };
  const width = sheet.right - sheet.left + 2 * margin.side;
  const measures = [
    across(0, tap.reach, -tap.height - 40, length(tap.reach)),
    upright(-tap.outletHeight, fall - tap.outletHeight, tap.reach, length(fall)),
  ];
  return {
    frame: {
      x: sheet.left - margin.side,
      y: -tap.height - margin.top,
      width,
      height: tap.height + margin.top + top + ahead.bowl.height + margin.bottom,
    },
    lines: joined([
      ...worktopLines(left + cut, left + depth - cut, sheet, tap.tapHole),
      { stroke: 'cut', path: sinkProfile(turned(sink, ahead.bowl), top, minWall(width), left) },
      ...spoutOf(tap),
      ...tapBody(tap, form),
      ...tapLever(tap, form),
      ...measures.map(({ line }) => line),
    ]),
    labels: measures.map(({ label }) => label),
  };
};
