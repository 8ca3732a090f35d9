import 'server-only';
import { accent, ink, type Pen, soft } from '#backend/paper/paper.ts';
import type { Drawing, Stroke } from '#shared/catalogue/drawing/drawing.ts';

type Style = { line?: string; width?: number; fill?: string; dash?: number };

const styles: Record<Stroke, Style> = {
  edge: { line: ink, width: 2, fill: '#ffffff' },
  cut: { line: ink, width: 1, fill: ink },
  fine: { line: ink, width: 1 },
  hidden: { line: ink, width: 1, dash: 8 },
  measure: { line: accent, width: 1.5 },
  around: { line: soft, width: 1 },
  conflict: { line: '#a3161a', width: 3 },
  water: { fill: '#dff0f5' },
};

const drawLine = (document: PDFKit.PDFDocument, path: string, { line, width = 1, fill, dash }: Style): void => {
  document.path(path).lineWidth(width);
  if (dash) document.dash(dash, { space: dash * 0.75 });
  else document.undash();
  if (line && fill) document.fillAndStroke(fill, line);
  else if (fill) document.fill(fill);
  else document.stroke(line ?? ink);
};

/** Size of the numbers on paper, in points. */
const numberSize = 8;

/** A drawing within a box of the page, as large as it fits; gives its height in points. */
export const drawOnSheet = (
  { document, centre }: Pen,
  { frame, lines, labels }: Drawing,
  box: { x: number; y: number; width: number; height: number },
): number => {
  const scale = Math.min(box.width / frame.width, box.height / frame.height);
  document.save();
  document.translate(box.x + (box.width - frame.width * scale) / 2, box.y);
  document.scale(scale).translate(-frame.x, -frame.y);
  for (const { stroke, path } of lines) drawLine(document, path, styles[stroke]);
  document.undash();
  for (const { text, x, y, isTurned } of labels) {
    document.save();
    document.translate(x, y).rotate(isTurned ? -90 : 0);
    centre(text, { size: numberSize / scale, weight: 600, colour: accent });
    document.restore();
  }
  document.restore();
  return frame.height * scale;
};
