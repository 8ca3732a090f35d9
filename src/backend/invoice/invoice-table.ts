import 'server-only';
import type { InvoiceWords } from './invoice-words.ts';
import { ink, rule, type Sheet, soft } from './sheet.ts';

const gap = 14;
const size = 10.5;
type Columns = { article: number; articleWidth: number; quantity: number; price: number };

const widest = ({ pen }: Sheet, head: string, cells: readonly string[]): number =>
  Math.max(pen.widthOf(head, { size, weight: 600 }), ...cells.map((cell) => pen.widthOf(cell, { size })));

// Number columns take what they need, in every currency and language; the article column gets the rest.
const columnsOf = (sheet: Sheet, { heads, rows }: InvoiceWords): Columns => {
  const { left, right } = sheet;
  const price =
    right -
    widest(
      sheet,
      heads.amount,
      rows.map(({ amount }) => amount),
    ) -
    gap;
  const quantity =
    price -
    widest(
      sheet,
      heads.price,
      rows.map((row) => row.price),
    ) -
    gap;
  const article =
    left +
    Math.max(
      33,
      widest(
        sheet,
        heads.position,
        rows.map(({ position }) => position),
      ) + gap,
    );
  const end =
    quantity -
    widest(
      sheet,
      heads.quantity,
      rows.map((row) => row.quantity),
    ) -
    gap;
  return { article, articleWidth: end - article, quantity, price };
};

/** The content of a cell; several paragraphs are tagged separately. */
type Cell = { type: 'TH' | 'TD'; draw: (() => void) | readonly (() => void)[] };

const addRow = ({ pen }: Sheet, table: PDFKit.PDFStructureElement, cells: readonly Cell[]): void => {
  const row = pen.document.struct('TR');
  table.add(row);
  for (const { type, draw } of cells) {
    const content = typeof draw === 'function' ? [draw] : draw.map((paragraph) => pen.document.struct('P', {}, [paragraph]));
    row.add(pen.document.struct(type, type === 'TH' ? { scope: 'Column' } : {}, content));
  }
  row.end();
};

const writeHeads = (sheet: Sheet, table: PDFKit.PDFStructureElement, columns: Columns, heads: InvoiceWords['heads'], y: number): number => {
  const { pen, left, right } = sheet;
  const style = { size, weight: 600, y } as const;
  let end = y;
  const write = (text: string, x: number, width: number) => (): void => {
    end = Math.max(end, pen.write(text, { ...style, x, width }));
  };
  addRow(sheet, table, [
    { type: 'TH', draw: write(heads.position, left, columns.article - left) },
    { type: 'TH', draw: write(heads.article, columns.article, columns.articleWidth) },
    { type: 'TH', draw: () => pen.end(heads.quantity, { ...style, x: columns.quantity }) },
    { type: 'TH', draw: () => pen.end(heads.price, { ...style, x: columns.price }) },
    { type: 'TH', draw: () => pen.end(heads.amount, { ...style, x: right }) },
  ]);
  rule(sheet, left, right, end + 6, ink, 1);
  return end + 6;
};

/** The table of articles, over as many pages as needed; `startPage` returns where the next one begins. Returns where the table ends. */
export const writeTable = (sheet: Sheet, words: InvoiceWords, from: number, startPage: () => number): number => {
  const { pen, root, left, right, bottom } = sheet;
  const columns = columnsOf(sheet, words);
  const table = pen.document.struct('Table');
  root.add(table);
  let y = writeHeads(sheet, table, columns, words.heads, from);
  for (const row of words.rows) {
    if (y + 60 > bottom) y = writeHeads(sheet, table, columns, words.heads, startPage());
    const top = y + 11;
    let end = top;
    const style = { size, y: top } as const;
    const column = { x: columns.article, width: columns.articleWidth };
    const name = (): void => {
      end = pen.write(row.name, { ...style, ...column, weight: row.detail === '' ? 400 : 600 });
    };
    const detail = (): void => {
      end = pen.write(row.detail, { ...column, size: 9, colour: soft, y: end + 1 });
    };
    addRow(sheet, table, [
      { type: 'TD', draw: () => void pen.write(row.position, { ...style, x: left, width: columns.article - left }) },
      { type: 'TD', draw: row.detail === '' ? name : [name, detail] },
      { type: 'TD', draw: () => pen.end(row.quantity, { ...style, x: columns.quantity }) },
      { type: 'TD', draw: () => pen.end(row.price, { ...style, x: columns.price }) },
      { type: 'TD', draw: () => pen.end(row.amount, { ...style, x: right }) },
    ]);
    y = end + 8;
    rule(sheet, left, right, y);
  }
  table.end();
  return y;
};
