import type { SinkFacts } from '../facts.ts';
import { formingOf } from '../forming.ts';
import type { Drawing } from './drawing.ts';
import { sinkProfile, topOf } from './sink-profile.ts';
import { minWall, usualWorktop, worktopLines } from './sink-section.ts';

/** In millimetres: the sticker, and how far the leader to its label goes down. */
const sticker = { width: 76, height: 9, leader: 46 };
const margins = { side: 60, top: 30 };

/**
 * The section of a sink with the sticker outside, below its largest bowl; a leader goes from it to the lower edge of the sheet, `leader`
 * per cent from its left.
 */
export const drawSticker = (facts: SinkFacts): Drawing & { leader: number } => {
  const [bowl] = facts.bowls.toSorted((one, other) => other.width - one.width);
  const mounting = facts.mountings[0] ?? 'inset';
  const top = topOf(facts, mounting, usualWorktop);
  const { width = 0, height = 0, x = 0 } = bowl ?? {};
  // Beside the waste, where the floor is flat.
  const middle = facts.outer.width / 2 + x - width / 4 - sticker.width / 4;
  const y = top + height + formingOf(facts).wall + 2;
  const bottom = y + sticker.height + sticker.leader;
  const box = `M${middle - sticker.width / 2} ${y}h${sticker.width}v${sticker.height}h${-sticker.width}Z`;
  const sheet = facts.outer.width + 2 * margins.side;
  return {
    leader: ((middle + margins.side) / sheet) * 100,
    frame: { x: -margins.side, y: -margins.top, width: sheet, height: margins.top + bottom },
    lines: [
      ...worktopLines(facts, mounting, usualWorktop),
      { stroke: 'cut', path: sinkProfile(facts, top, minWall(sheet)) },
      { stroke: 'measure', path: `${box}M${middle} ${y + sticker.height}V${bottom}` },
    ],
    labels: [],
  };
};
