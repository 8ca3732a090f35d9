import 'server-only';
import { buffer } from 'node:stream/consumers';
import { createPen, type Pen, soft } from '#backend/pdf/pdf.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { drawingsOf, type NamedDrawing } from '../drawings.ts';
import { layOutDrawings } from './lay-out-drawings.ts';
import { drawOnSheet } from './sheet-drawing.ts';
import { pictureOf } from './sheet-picture.ts';

const margin = 48;
const labelWidth = 150;
const letterCountries: ReadonlySet<string> = new Set(['us', 'ca']);

type Sheet = { pen: Pen; root: PDFKit.PDFStructureElement; width: number; end: number };

/** Adds a tagged part; its drawing function returns where it ends. */
const add = (
  { pen, root }: Sheet,
  type: string,
  draw: () => number,
  options: PDFKit.Mixins.StructureElementOptions & { within?: PDFKit.PDFStructureElement } = {},
): number => {
  let end = 0;
  const { within = root, ...elementOptions } = options;
  const drawn = (): void => {
    end = draw();
  };
  within.add(pen.document.struct(type, elementOptions, [drawn]));
  return end;
};

const startPage = (sheet: Sheet): number => {
  sheet.pen.document.addPage();
  return margin;
};

const writeHead = (sheet: Sheet, view: ProductView, picture: Buffer | undefined): number => {
  const { pen, width } = sheet;
  const column = { x: margin, width: picture ? width * 0.52 : width };
  const description = view.texts?.description;
  let y = add(sheet, 'P', () => pen.write(company.legalName, { ...column, size: 9, colour: soft, y: margin }));
  y = add(sheet, 'H1', () => pen.write(view.name, { ...column, size: 26, weight: 600, y: y + 18 }));
  if (description) y = add(sheet, 'P', () => pen.write(description, { ...column, size: 11, y: y + 4 }));
  if (picture) {
    const pictureColumn = { x: margin + width * 0.56, width: width * 0.44 };
    const alt = view.pictures[0]?.alt ?? view.name;
    const draw = (): number => {
      pen.document.image(picture, pictureColumn.x, margin, { width: pictureColumn.width });
      return margin + pictureColumn.width * 0.75;
    };
    y = Math.max(y, add(sheet, 'Figure', draw, { alt }));
  }
  return y + 24;
};

const writeRows = (sheet: Sheet, rows: ProductView['factRows'], from: number): number => {
  const { pen, root, width, end } = sheet;
  const table = pen.document.struct('Table');
  root.add(table);
  let y = from;
  for (const { label: name, value } of rows) {
    if (y > end - 30) y = startPage(sheet);
    const row = pen.document.struct('TR');
    table.add(row);
    const at = { size: 9.5, y };
    const label = (): number => pen.write(name, { ...at, colour: soft, x: margin, width: labelWidth - 12 });
    const head = add(sheet, 'TH', label, { within: row, scope: 'Row' });
    const cell = { ...at, weight: 600, x: margin + labelWidth, width: width - labelWidth } as const;
    y =
      Math.max(
        head,
        add(sheet, 'TD', () => pen.write(value, cell), { within: row }),
      ) + 5;
    row.end();
  }
  table.end();
  return y + 20;
};

/** The minimum width of drawings, as a share of the page, to fit below the facts: their numbers are still legible. */
const minShare = 0.36;

const drawAll = (sheet: Sheet, drawings: readonly NamedDrawing[], from: number): void => {
  const { pen, width, end } = sheet;
  const frames = drawings.map(({ drawing }) => drawing.frame);
  const placedFrom = (y: number) => layOutDrawings(frames, { x: margin, y, width, height: end - y });
  const here = placedFrom(from);
  const { boxes } = here.share < minShare ? placedFrom(startPage(sheet)) : here;
  for (const [index, box] of boxes.entries()) {
    const shown = drawings[index];
    if (shown) add(sheet, 'Figure', () => drawOnSheet(pen, shown.drawing, box), { alt: shown.name });
  }
};

const textsOf = (view: ProductView, t: Translate, drawings: readonly NamedDrawing[], address: string): string[] => [
  company.legalName,
  address,
  view.name,
  view.texts?.description ?? '',
  t('product.document.sheet'),
  ...view.factRows.flatMap(({ label, value }) => [label, value]),
  ...drawings.flatMap(({ drawing }) => drawing.labels.map(({ text }) => text)),
];

/** The data sheet of a product as PDF: picture, facts and technical drawings, tagged for screen readers, its text selectable, in the site's language. */
export const dataSheetOf = async (site: Site, t: Translate, view: ProductView): Promise<Buffer> => {
  const drawings = drawingsOf(site, t, view);
  const address = absoluteUrl(site.country, view.url);
  const title = t('general.fault', { name: view.name, message: t('product.document.sheet') });
  const pen = await createPen(title, site.language, textsOf(view, t, drawings, address), letterCountries.has(site.country));
  const { document } = pen;
  const root = document.struct('Document');
  document.addStructure(root);
  const { width, height } = document.page;
  const sheet: Sheet = { pen, root, width: width - 2 * margin, end: height - margin - 24 };
  const [front] = view.pictures;
  const head = writeHead(sheet, view, front && (await pictureOf(front.picture)));
  drawAll(sheet, drawings, writeRows(sheet, view.factRows, head));
  add(sheet, 'P', () => pen.write(address, { size: 8, colour: soft, x: margin, y: sheet.end + 6, width: sheet.width }));
  root.end();
  document.end();
  return buffer(document);
};
