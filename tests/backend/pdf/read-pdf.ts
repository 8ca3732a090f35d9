import { getDocumentProxy } from 'unpdf';

/** A part of a paper as screen readers find it. */
export type PdfNode = { role?: string; alt?: string; children?: PdfNode[] };

/** The role of a part and of all that it holds, in reading order. */
export const rolesOf = ({ role, children = [] }: PdfNode): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** All parts of one role. */
export const withRole =
  (wanted: string) =>
  (node: PdfNode): PdfNode[] => [...(node.role === wanted ? [node] : []), ...(node.children ?? []).flatMap(withRole(wanted))];

/** A paper read as a screen reader does: its texts, its parts, and what the heads of its tables stand above or beside. */
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
    // Dictionaries stand in the file as they are; only streams are packed.
    scopes:
      Buffer.from(bytes)
        .toString('latin1')
        .match(/(?<=\/Scope \/)\w+/g) ?? [],
    metadata: (await file.getMetadata()).info as Record<string, unknown>,
    bytes: bytes.length,
  };
};
