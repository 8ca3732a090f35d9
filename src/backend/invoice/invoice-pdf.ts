import 'server-only';
import { buffer } from 'node:stream/consumers';
import { createPen } from '#backend/pdf/pdf.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { writeTable } from './invoice-table.ts';
import { type InvoiceWords, textsOf, wordsOf } from './invoice-words.ts';
import { decorate, drawWordMark, ink, rule, type Sheet, soft, tag, writeText } from './sheet.ts';

const letterCountries: ReadonlySet<string> = new Set(['us', 'ca']);
const left = 71;
const rightMargin = 57;
const footHeight = 116;
/** The top of the content on every page after the first. */
const nextTop = 104;

/** Label left, value right, each pair a table row. */
const writePairs = (
  sheet: Sheet,
  pairs: InvoiceWords['sums'],
  { x, y, step, size, weight = 400 }: { x: number; y: number; step: number; size: number; weight?: 400 | 600 },
): number => {
  const { pen, root, right } = sheet;
  const table = pen.document.struct('Table');
  root.add(table);
  for (const [index, { label, value }] of pairs.entries()) {
    const row = pen.document.struct('TR');
    table.add(row);
    const style = { size, weight, y: y + index * step };
    const head = (): void => void pen.write(label, { ...style, colour: weight === 600 ? ink : soft, x, width: right - x });
    tag(sheet, row, 'TH', head, { scope: 'Row' });
    tag(sheet, row, 'TD', () => pen.end(value, { ...style, x: right }));
    row.end();
  }
  table.end();
  return y + pairs.length * step;
};

const writeHead = (sheet: Sheet, words: InvoiceWords): number => {
  const { pen, right } = sheet;
  drawWordMark(sheet, left, 56, 29);
  const senderEnd = writeText(sheet, 'P', words.sender, { size: 8, colour: soft, x: left, y: 123, width: 250 });
  rule(sheet, left, left + Math.min(250, pen.widthOf(words.sender, { size: 8 })), senderEnd + 2, soft, 0.5);
  let y = senderEnd + 10;
  for (const text of words.buyer) y = writeText(sheet, 'P', text, { size: 11, x: left, y, width: 230 });
  const aboutEnd = writePairs(sheet, words.about, { x: 328, y: 122, step: 18.5, size: 11 });
  y = writeText(sheet, 'H1', words.title, { size: 18, x: left, y: Math.max(y, aboutEnd, 205) + 28, width: right - left });
  return writeText(sheet, 'P', words.opening, { size: 11, colour: soft, x: left, y, width: right - left });
};

const writeSums = (sheet: Sheet, words: InvoiceWords, from: number): number => {
  const x = 306;
  const end = writePairs(sheet, words.sums, { x, y: from + 12, step: 22, size: 11 });
  rule(sheet, x, sheet.right, end + 2);
  return writePairs(sheet, [words.total], { x, y: end + 11, step: 28, size: 15, weight: 600 });
};

const writeNotes = (sheet: Sheet, notes: readonly string[], from: number): void => {
  let y = from;
  for (const [index, text] of notes.entries()) {
    const style = { size: 11, colour: index === 0 ? ink : soft };
    y = writeText(sheet, 'P', text, { ...style, x: left, y, width: sheet.right - left }) + 3;
  }
};

const writeFoot = (sheet: Sheet, columns: InvoiceWords['foot'], y: number): void => {
  const width = (sheet.right - left) / columns.length;
  rule(sheet, left, sheet.right, y);
  for (const [index, lines] of columns.entries()) {
    let at = y + 10;
    for (const text of lines)
      at = writeText(sheet, 'P', text, { size: 7.5, colour: soft, x: left + index * width, y: at, width: width - 12 });
  }
};

const numberPages = (sheet: Sheet, words: InvoiceWords): void => {
  const { document, end } = sheet.pen;
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page);
    decorate(sheet, () => end(words.page(page + 1, count), { size: 9.5, colour: soft, x: sheet.right, y: 60 }));
  }
};

/** An invoice or a credit note as PDF: tagged, its text selectable, in the language of its order; the same facts give the same PDF. */
export const invoicePdfOf = async (facts: InvoiceFacts): Promise<Buffer> => {
  const { language, locale, country } = facts.site;
  const words = wordsOf(facts, createTranslator(language, await loadMessages(locale)));
  const made = new Date(facts.issuedAt);
  const pen = await createPen(`${words.title} ${facts.number}`, language, textsOf(words), letterCountries.has(country), made);
  const { document } = pen;
  const root = document.struct('Document');
  document.addStructure(root);
  const { width, height } = document.page;
  const sheet: Sheet = { pen, root, left, right: width - rightMargin, bottom: height - footHeight - 12 };
  const startPage = (): number => {
    document.addPage();
    return nextTop;
  };
  let y = writeTable(sheet, words, writeHead(sheet, words) + 24, startPage);
  // Sums and the notes below them stay on one page.
  if (y + 90 + words.notes.length * 34 > sheet.bottom) y = startPage();
  writeNotes(sheet, words.notes, writeSums(sheet, words, y) + 8);
  writeFoot(sheet, words.foot, height - footHeight);
  numberPages(sheet, words);
  root.end();
  document.end();
  return buffer(document);
};
