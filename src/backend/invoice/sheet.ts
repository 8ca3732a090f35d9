import 'server-only';
import type { Pen, Setting } from '#backend/pdf/pdf.ts';
import { wordMark } from '#shared/company/word-mark.ts';

/** The layout of the page, in points from its corner. */
export type Sheet = { pen: Pen; root: PDFKit.PDFStructureElement; left: number; right: number; bottom: number };

const line = '#d9d7d3';
export const ink = '#12191f';
export const soft = '#4a545c';

/** Adds a part to the structure for screen readers; `draw` puts it on the page. */
export const tag = (
  { pen }: Pick<Sheet, 'pen'>,
  within: PDFKit.PDFStructureElement,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void => {
  within.add(pen.document.struct(type, options, [draw]));
};

/** Writes a text as a part of its own; returns where it ends. */
export const writeText = (sheet: Sheet, type: string, text: string, setting: Setting, within = sheet.root): number => {
  let end = setting.y;
  tag(sheet, within, type, () => {
    end = sheet.pen.write(text, setting);
  });
  return end;
};

/** Draws an artifact without content: lines, and what is repeated on every page. */
export const decorate = ({ pen: { document } }: Pick<Sheet, 'pen'>, draw: () => void): void => {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
};

/** A line across a part of the page. */
export const rule = (sheet: Pick<Sheet, 'pen'>, from: number, to: number, y: number, colour = line, width = 0.75): void =>
  decorate(sheet, () => {
    sheet.pen.document.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(colour);
  });

/** Draws the word mark into a box of that height. */
export const drawWordMark = (sheet: Sheet, x: number, y: number, height: number): void => {
  const { document } = sheet.pen;
  const [left = 0, top = 0, , whole = 1] = wordMark.viewBox.split(' ').map(Number);
  const scale = height / whole;
  tag(
    sheet,
    sheet.root,
    'Figure',
    () => {
      document
        .save()
        .translate(x - (left + 2) * scale, y - top * scale)
        .scale(scale)
        .lineWidth(wordMark.strokeWidth);
      for (const path of wordMark.paths) document.path(path).stroke(ink);
      document.restore();
    },
    { alt: 'Undula' },
  );
};
