import type { Box, Label } from './drawing.ts';

/**
 * The maximum height of a number, as a share of its sheet's width: on phones, where the sheet is small; wide screens and paper need less.
 * The style sheet has the same value.
 */
export const largestNumber = 0.038;

/** The width of a letter relative to its height; Japanese and Chinese ones are square. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[\u3000-\u9FFF\uFF00-\uFFEF]/u.test(letter) ? 1 : 0.56), 0);

/** The length of a text at that height. */
export const lengthOf = (text: string, height: number): number => widthOf(text) * height;

/** The part of the sheet that a label covers when its letters are that high. */
export const labelBox = ({ text, x, y, isTurned, anchor }: Label, height: number): Box => {
  const length = lengthOf(text, height);
  const before = anchor === 'start' ? 0 : anchor === 'end' ? length : length / 2;
  const above = height * 0.8;
  return isTurned
    ? { x: x - above, y: y - length + before, width: height, height: length }
    : { x: x - before, y: y - above, width: length, height };
};

/** How far a part must move to lie between two edges. */
const shiftInto = (from: number, size: number, low: number, high: number): number =>
  Math.max(low - from, 0) || Math.min(high - from - size, 0);

/** Moves labels that would leave a sheet back onto it. */
export const clampToSheet = (labels: readonly Label[], frame: Box): Label[] =>
  labels.map((label) => {
    const box = labelBox(label, frame.width * largestNumber);
    return {
      ...label,
      x: label.x + shiftInto(box.x, box.width, frame.x, frame.x + frame.width),
      y: label.y + shiftInto(box.y, box.height, frame.y, frame.y + frame.height),
    };
  });
