import type { TapFacts } from '../facts.ts';
import type { TapForm } from '../tap-form.ts';
import type { Drawing, DrawingWords, Line } from './drawing.ts';
import { across, hatching, type Measure, pathOf, upright } from './shapes.ts';
import { socket, tapBody } from './tap-body.ts';
import { tapLever } from './tap-lever.ts';
import { spoutOf } from './tap-spout.ts';

const worktop = 38;
const margins = { left: 165, top: 100, right: 130, bottom: 150 };

/** A window tap folded down: its height above its socket, and its spout flat beside it. */
const laidDownOf = ({ foldedHeight, bodyDiameter, reach, spoutDiameter }: TapFacts): Line[] => {
  if (foldedHeight === undefined) return [];
  const [half, r] = [bodyDiameter / 2, spoutDiameter / 2];
  const body = pathOf`M${-half} ${-socket.height}V${-foldedHeight}H${half}V${-socket.height}`;
  const spout = pathOf`M${half + socket.around} ${-foldedHeight / 2 - r}H${reach + r}v${2 * r}H${half + socket.around}`;
  return [{ stroke: 'hidden', path: body + spout }];
};

const worktopOf = ({ reach, tapHole }: TapFacts): Line[] => {
  const top = { x: -margins.left + 40, y: 0, width: reach + margins.left + margins.right - 60, height: worktop };
  return [
    { stroke: 'around', path: `M${top.x} 0h${top.width}M${top.x} ${worktop}h${top.width}` },
    { stroke: 'around', path: hatching({ ...top, width: -tapHole / 2 - top.x }) },
    { stroke: 'around', path: hatching({ ...top, x: tapHole / 2, width: top.x + top.width - tapHole / 2 }) },
    { stroke: 'hidden', path: `M${-tapHole / 2} 0v${worktop}M${tapHole / 2} 0v${worktop}` },
  ];
};

/** The dimension within the arc, above the folded spout: its line, led over from the body, and the number on top. */
const laidDownMeasure = ({ foldedHeight, reach, bodyDiameter }: TapFacts, { length }: DrawingWords): Measure[] => {
  if (foldedHeight === undefined) return [];
  const { line, label } = upright(-foldedHeight, 0, reach / 2, length(foldedHeight));
  const guide = `M${bodyDiameter / 2} ${-foldedHeight}H${reach / 2}`;
  return [{ line: { ...line, path: line.path + guide }, label: { text: label.text, x: reach / 2 + 8, y: -foldedHeight - 14 } }];
};

const measuresOf = (facts: TapFacts, words: DrawingWords): Measure[] => {
  const { height, reach, outletHeight, tapHole } = facts;
  const { length } = words;
  return [
    upright(-height, 0, -105, length(height)),
    across(0, reach, -height - 40, length(reach)),
    upright(-outletHeight, 0, reach + 80, length(outletHeight)),
    across(-tapHole / 2, tapHole / 2, worktop + 70, `Ø ${length(tapHole)}`),
    ...laidDownMeasure(facts, words),
  ];
};

/** A tap from the side in its own form, on a worktop: its height, its reach, the space below its outlet, and its height when folded down, if it can be. */
export const drawTap = (facts: TapFacts, form: TapForm, words: DrawingWords): Drawing => {
  const measures = measuresOf(facts, words);
  const lines = [...worktopOf(facts), ...spoutOf(facts), ...tapBody(facts, form), ...tapLever(facts, form), ...laidDownOf(facts)];
  return {
    frame: {
      x: -margins.left,
      y: -facts.height - margins.top,
      width: facts.reach + margins.left + margins.right,
      height: facts.height + margins.top + margins.bottom,
    },
    lines: [...lines, ...measures.map(({ line }) => line)],
    labels: measures.map(({ label }) => label),
  };
};
