import 'server-only';
import PDFDocument from 'pdfkit';
import type { Language } from '#shared/country/countries.ts';
import type { Face } from './faces.ts';
import { linesOf, runsOf } from './runs.ts';
import { faceAt, type Weight } from './typefaces.ts';

export { isUnprintable } from './runs.ts';

/** How a text is set: size in points, colour, weight, and the column it stays in. */
export type Setting = { size: number; weight?: Weight; colour?: string; x: number; y: number; width: number };

/** A line centred on the document's origin. */
type Centred = Required<Pick<Setting, 'size' | 'weight' | 'colour'>>;

/** A line that ends at `x`, like numbers in a column. */
type Ended = Omit<Setting, 'width'>;

/** Writes texts of a language into a document whose fonts are registered. `write` returns where its text ends, downwards. */
export type Pen = {
  document: PDFKit.PDFDocument;
  write: (text: string, setting: Setting) => number;
  centre: (text: string, setting: Centred) => void;
  end: (text: string, setting: Ended) => void;
  /** The width of a line. */
  widthOf: (text: string, style: Pick<Setting, 'size' | 'weight'>) => number;
};

export const ink = '#12191f';
export const soft = '#4a545c';
export const accent = '#00586f';

const nameOf = ({ file }: Face, weight: Weight): string => `${file} ${weight}`;

const measure = (
  document: PDFKit.PDFDocument,
  language: Language,
  text: string,
  { size, weight = 400 }: Pick<Setting, 'size' | 'weight'>,
) => {
  const runs = runsOf(text, language).map((run) => ({
    ...run,
    width: document.font(nameOf(run.face, weight)).fontSize(size).widthOfString(run.text),
  }));
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
};

const writer =
  (document: PDFKit.PDFDocument, language: Language): Pen['write'] =>
  (text, { size, weight = 400, colour = ink, x, y, width }) => {
    const lines = linesOf(text, width, (line) => measure(document, language, line, { size, weight }).width);
    document.y = y;
    for (const line of lines) {
      const runs = runsOf(line, language);
      document.fillColor(colour).fontSize(size);
      for (const [index, run] of runs.entries()) {
        const options = { width, continued: index < runs.length - 1, lineGap: size * 0.3 };
        document.font(nameOf(run.face, weight));
        if (index === 0) document.text(run.text, x, document.y, options);
        else document.text(run.text, options);
      }
    }
    return document.y;
  };

const centrer =
  (document: PDFKit.PDFDocument, language: Language): Pen['centre'] =>
  (text, { size, weight, colour }) => {
    const { runs, width: whole } = measure(document, language, text, { size, weight });
    document.fillColor(colour);
    let x = -whole / 2;
    for (const { face, text: part, width } of runs) {
      document.font(nameOf(face, weight)).text(part, x, 0, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  };

const ender =
  (document: PDFKit.PDFDocument, language: Language): Pen['end'] =>
  (text, { size, weight = 400, colour = ink, x, y }) => {
    const { runs, width: whole } = measure(document, language, text, { size, weight });
    document.fillColor(colour).fontSize(size);
    let at = x - whole;
    for (const { face, text: part, width } of runs) {
      document.font(nameOf(face, weight)).text(part, at, y, { lineBreak: false });
      at += width;
    }
  };

/**
 * A document for those texts: tagged, in their language, its fonts registered; nothing is drawn yet. Pages are A4, or Letter where that is
 * the usual format.
 */
export const createPen = async (
  title: string,
  language: Language,
  texts: readonly string[],
  isLetter: boolean,
  made?: Date,
): Promise<Pen> => {
  const document = new PDFDocument({
    size: isLetter ? 'LETTER' : 'A4',
    margin: 48,
    lang: language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'Undula', ...(made && { CreationDate: made }) },
  });
  const faces = new Set(texts.flatMap((text) => runsOf(text, language).map(({ face }) => face)));
  for (const face of faces) {
    for (const weight of [400, 600] as const) document.registerFont(nameOf(face, weight), Buffer.from(await faceAt(face, weight)));
  }
  return {
    document,
    write: writer(document, language),
    centre: centrer(document, language),
    end: ender(document, language),
    widthOf: (text, style) => measure(document, language, text, style).width,
  };
};
