import 'server-only';
import { accent, ink, type Pen, soft } from '#backend/pdf/pdf.ts';
import type { Drawing } from '#shared/catalogue/drawing/drawing.ts';
import { largestNumber } from '#shared/catalogue/drawing/label-box.ts';
import type { Stroke } from '#shared/contract/strokes.ts';

/** Widths and dashes in points, whatever the scale of the drawing. */
type Style = { line?: string; width?: number; fill?: string; dash?: number };

const styles: Record<Stroke, Style> = {
  edge: { line: ink, width: 0.8, fill: '#ffffff' },
  cut: { line: ink, width: 0.6, fill: '#ffffff' },
  fine: { line: ink, width: 0.4 },
  hidden: { line: ink, width: 0.5, dash: 3 },
  measure: { line: accent, width: 0.5 },
  extension: { line: accent, width: 0.25 },
  around: { line: soft, width: 0.4 },
  conflict: { line: '#a3161a', width: 1.2 },
  water: { fill: '#dff0f5' },
};

const drawLine = (document: PDFKit.PDFDocument, path: string, { line, width = 1, fill, dash }: Style, scale: number): void => {
  document.path(path).lineWidth(width / scale);
  if (dash) document.dash(dash / scale, { space: (dash * 0.75) / scale });
  else document.undash();
  if (line && fill) document.fillAndStroke(fill, line);
  else if (fill) document.fill(fill);
  else document.stroke(line ?? ink);
};

/** Size of the numbers on paper, in points; smaller on a small sheet, so that they do not overlap. */
const numberSize = 8;

/** Draws within a box of the page, as large as possible; returns the height in points. */
export const drawOnSheet = (
  { document, centre, widthOf }: Pen,
  { frame, lines, labels }: Drawing,
  box: { x: number; y: number; width: number; height: number },
): number => {
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  document.save();
  document.translate(box.x + (box.width - frame.width * scale) / 2, box.y);
  document.scale(scale).translate(-frame.x, -frame.y);
  for (const { stroke, path } of lines) drawLine(document, path, styles[stroke], scale);
  document.undash();
  const style = { size: Math.min(numberSize / scale, frame.width * largestNumber), weight: 600, colour: accent } as const;
  for (const { text, x, y, isTurned, anchor } of labels) {
    const half = anchor === undefined ? 0 : widthOf(text, style) / 2;
    document.save();
    document.translate(x, y).rotate(isTurned ? -90 : 0);
    document.translate(anchor === 'end' ? -half : half, 0);
    centre(text, style);
    document.restore();
  }
  document.restore();
  return frame.height * scale;
};
