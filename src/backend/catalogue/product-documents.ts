import 'server-only';
import type { SinkFacts } from '#shared/catalogue/facts.ts';
import { type DocumentKind, documentKinds, type ProductDocument, type ProductView } from '#shared/catalogue/product-view.ts';
import { isImperial } from '#shared/i18n/imperial.ts';
import { formatMillimetres } from './measures.ts';

/** Millimetres of paper around the outline, for the text. */
const margin = 20;
/** The length of the line for checking a print's scale, in millimetres. */
const checkLength = 100;

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** The facts table as CSV (RFC 4180, with a byte order mark, so that spreadsheets read accents), for kitchen planners' own lists. */
export const factsAsCsv = ({ name, factRows }: Pick<ProductView, 'name' | 'factRows'>): string =>
  `\uFEFF${[[name, ''], ...factRows.map(({ label, value }) => [label, value])].map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;

// A template for the saw: its text is the same in each language, except for inches.
const lengthIn = (locale: string, ...lengths: number[]): string =>
  isImperial(locale) ? formatMillimetres({ locale }, ...lengths) : `${lengths.join(' × ')} mm`;

const sizeIn = (locale: string, { width, depth, radius }: NonNullable<SinkFacts['cutOut']>): string =>
  `${lengthIn(locale, width, depth)}, R ${isImperial(locale) ? lengthIn(locale, radius) : radius}`;

/**
 * The cut-out of a sink at full size as SVG, with its tap holes and a line of 100 mm for checking the print's scale. Undefined for a sink
 * without a cut-out.
 */
export const cutOutAsSvg = (name: string, { cutOut, tapHoles }: SinkFacts, locale: string): string | undefined => {
  if (!cutOut) return undefined;
  const { width, depth, radius } = cutOut;
  const page = { width: width + 2 * margin, height: depth + 2 * margin };
  const middle = { x: page.width / 2, y: page.height / 2 };
  const holes = tapHoles
    .filter(({ x, y }) => Math.abs(x) < width / 2 && Math.abs(y) < depth / 2)
    .map(({ diameter, x, y }) => `<circle cx="${middle.x + x}" cy="${middle.y - y}" r="${diameter / 2}" stroke-dasharray="4 3"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}mm" height="${page.height}mm" viewBox="0 0 ${page.width} ${page.height}">`,
    '<g fill="none" stroke="#12191f" stroke-width="0.5">',
    `<rect x="${margin}" y="${margin}" width="${width}" height="${depth}" rx="${radius}"/>`,
    ...holes,
    `<path d="M${middle.x - checkLength / 2} ${middle.y}h${checkLength}m0 -3v6m-${checkLength} 0v-6"/>`,
    '</g>',
    `<g font-family="sans-serif" font-size="9" fill="#12191f" text-anchor="middle"><text x="${middle.x}" y="${margin - 6}">${name}: ${sizeIn(locale, cutOut)}, 1:1</text>`,
    `<text x="${middle.x}" y="${middle.y + 14}">${lengthIn(locale, checkLength)}</text></g>`,
    '</svg>',
  ].join('');
};

const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

/** The addresses of a product's files, by kind. They contain the `locale`, since a file has a language too. */
export const addressesOf = (
  { productKey, facts }: Pick<ProductView, 'productKey' | 'facts'>,
  locale: string,
): { id: DocumentKind; url: string }[] => {
  const query = `?productKey=${productKey}&locale=${locale}`;
  const files: Record<DocumentKind, string> = { sheet: 'data-sheet.pdf', facts: 'facts.csv', cutOut: 'cut-out.svg' };
  const isMade = (id: DocumentKind): boolean => id !== 'cutOut' || (facts.kind === 'sink' && facts.cutOut !== null);
  return documentKinds.filter(isMade).map((id) => ({ id, url: `/api/product/${files[id]}${query}` }));
};

/** The downloads of a product's page, generated from its facts. */
export const documentsOf = (view: Omit<ProductView, 'documents'>, locale: string): ProductDocument[] => {
  const bytes: Record<DocumentKind, () => number | null> = {
    sheet: () => null,
    facts: () => bytesOf(factsAsCsv(view)),
    cutOut: () => bytesOf((view.facts.kind === 'sink' && cutOutAsSvg(view.name, view.facts, locale)) || ''),
  };
  return addressesOf(view, locale).map(({ id, url }) => ({ id, url, bytes: bytes[id]() }));
};
