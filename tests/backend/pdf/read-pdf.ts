import { getDocumentProxy } from 'unpdf';

/** A structure element of a PDF, as screen readers find it. */
export type PdfNode = { role?: string; alt?: string; children?: PdfNode[] };

/** The role of an element and of all its descendants, in reading order. */
export const rolesOf = ({ role, children = [] }: PdfNode): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** All elements of one role. */
export const withRole =
  (wanted: string) =>
  (node: PdfNode): PdfNode[] => [...(node.role === wanted ? [node] : []), ...(node.children ?? []).flatMap(withRole(wanted))];

/** A PDF read like a screen reader: its texts, its structure elements, and the scopes of its table headers. */
export const readPdf = async (bytes: Uint8Array) => {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map(async (page) => (await page.getStructTree()) as PdfNode));
  return {
    pages: file.numPages,
    size: pages[0]?.getViewport({ scale: 1 }),
    text: texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(''),
    trees,
    roles: trees.flatMap(rolesOf),
    // Dictionaries are uncompressed in the file; only streams are compressed.
    scopes:
      Buffer.from(bytes)
        .toString('latin1')
        .match(/(?<=\/Scope \/)\w+/g) ?? [],
    metadata: (await file.getMetadata()).info as Record<string, unknown>,
    bytes: bytes.length,
  };
};
