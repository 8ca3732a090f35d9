import { accessoryFitsSink } from '../accessory-fit.ts';
import type { AccessoryFacts, SinkFacts } from '../facts.ts';
import { topOutline } from './accessory-top.ts';
import type { Box, Drawing, DrawingWords } from './drawing.ts';
import { across } from './shapes.ts';
import { boxOf, planLines } from './sink-plan.ts';

/** Space around the sink for the two dimensions, and between them and it. */
const margins = { above: 110, below: 110, beside: 40, line: 50 };

type Point = { x: number; y: number };
type Size = { width: number; height: number };

const around = ({ x, y }: Point, { width, height }: Size): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/**
 * Where an accessory is used on a sink: over a bowl, in a waste or in the hole that the tap leaves free; undefined if it does not fit, or
 * is used elsewhere.
 */
const boxOnSink = (accessory: AccessoryFacts, sink: SinkFacts): Box | undefined => {
  if (!accessoryFitsSink(accessory, sink)) return undefined;
  const { fits, size } = accessory;
  const box = { width: size.width, height: size.depth };
  const over = fits.bowlDepth;
  const bowl = over ? sink.bowls.find(({ depth }) => depth >= over.min && depth <= over.max) : sink.bowls[0];
  if (bowl && (over || fits.drain !== null)) {
    const { x, y, width, height } = boxOf(bowl, sink.outer);
    return around({ x: x + width / 2, y: y + height / 2 }, box);
  }
  const least = fits.tapHole;
  if (least === null) return undefined;
  const hole = sink.tapHoles.filter(({ diameter }) => diameter >= least)[1];
  // An accessory in a hole has its body there; its spout points to the front.
  return hole && { x: sink.outer.width / 2 + hole.x - size.width / 2, y: sink.outer.depth / 2 - hole.y - size.width / 2, ...box };
};

/** An accessory where it is used on a sink, from above and to one scale, with the width of both; undefined if it is not used on it. */
export const drawPlacedAccessory = (accessory: AccessoryFacts, sink: SinkFacts, { length }: DrawingWords): Drawing | undefined => {
  const box = boxOnSink(accessory, sink);
  if (!box) return undefined;
  const { width, depth } = sink.outer;
  const { edge, fine } = topOutline(box, accessory);
  const top = Math.min(0, box.y);
  const bottom = Math.max(depth, box.y + box.height);
  const measures = [
    across(box.x, box.x + box.width, top - margins.line, length(accessory.size.width)),
    across(0, width, bottom + margins.line + margins.line / 2, length(width)),
  ];
  return {
    frame: {
      x: -margins.beside,
      y: top - margins.above,
      width: width + 2 * margins.beside,
      height: bottom - top + margins.above + margins.below,
    },
    lines: [
      ...planLines({ ...sink, cutOut: null }),
      { stroke: 'edge', path: edge },
      ...(fine === '' ? [] : [{ stroke: 'fine' as const, path: fine }]),
      ...measures.map(({ line }) => line),
    ],
    labels: measures.map(({ label }) => label),
  };
};
