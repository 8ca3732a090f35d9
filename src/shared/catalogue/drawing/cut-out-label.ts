import type { SinkFacts } from '../facts.ts';
import type { DrawingWords } from './drawing.ts';
import { lengthOf } from './label-box.ts';
import type { Rows } from './rows.ts';
import { circle, pathOf, tick } from './shapes.ts';

/** Distances between two baselines, and between the text and what is above it, as shares of its height. */
const [between, above] = [1.25, 1.2];

/** The size of the cut-out and the radius of its corners, in as few lines as fit the width of the sink. */
const textsOf = ({ outer }: SinkFacts, cutOut: NonNullable<SinkFacts['cutOut']>, words: DrawingWords, height: number): string[] => {
  const [width, depth, radius] = [words.length(cutOut.width), words.length(cutOut.depth), `R ${words.length(cutOut.radius)}`];
  const ways = [
    [`${words.cutOut} ${width} × ${depth}, ${radius}`],
    [`${words.cutOut} ${width} × ${depth}`, radius],
    [words.cutOut, `${width} × ${depth}`, radius],
  ];
  const isFitting = (texts: string[]): boolean => texts.every((text) => lengthOf(text, height) < outer.width + height);
  return ways.find(isFitting) ?? [words.cutOut, width, `× ${depth}`, radius];
};

/** The text of the cut-out below a plan, with a leader from its corner down the right side of the sink. */
export const cutOutLabel = (facts: SinkFacts, words: DrawingWords, height: number, from: number): Rows => {
  const { outer, cutOut } = facts;
  if (!cutOut) return { lines: [], labels: [], end: from };
  const inset = cutOut.radius * (1 - Math.SQRT1_2);
  const corner = { x: (outer.width + cutOut.width) / 2 - inset, y: (outer.depth + cutOut.depth) / 2 - inset };
  const side = Math.round(outer.width + 0.4 * height);
  const baseline = (index: number): number => Math.round(from + height * (above + between * index));
  const labels = textsOf(facts, cutOut, words, height).map((text, index) => ({
    text,
    x: side - 2 * tick,
    y: baseline(index),
    anchor: 'end' as const,
  }));
  const way = pathOf`M${corner.x} ${corner.y}L${side} ${Math.round(outer.depth + 0.6 * height)}V${Math.round(baseline(0) - 0.3 * height)}h${-tick}`;
  return {
    lines: [{ stroke: 'measure', path: circle(corner.x, corner.y, 2) + way }],
    labels,
    end: baseline(labels.length - 1),
  };
};
