import 'server-only';
import { documentAddresses } from '#backend/catalogue/catalogue.ts';
import type { Site } from '#shared/country/site.ts';
import type { SearchIndex } from './search-index.ts';
import type { Asked } from './understand.ts';

const documentPrefix = 'document/';

/** Whether a document is asked for: a data sheet, a template. */
export const namesDocument = ({ meanings }: Asked): boolean => meanings.some((id) => id.startsWith(documentPrefix));

/** Products of which the documents are shown, at most. */
const mostWithDocuments = 6;
const leastName = 3;

/** Products that were called by their name or number: their documents are of use, too. */
export const calledByName = ({ names }: SearchIndex, asked: readonly Asked[], products: readonly string[]): string[] => {
  if (asked.some(({ isSku }) => isSku === true)) return [...products];
  const words = asked.flatMap((one) => one.words).filter((word) => word.length >= leastName && !/^\d/.test(word));
  const isCalled = (key: string): boolean => (names.get(key) ?? '').split(' ').some((part) => words.some((word) => part.startsWith(word)));
  return products.filter(isCalled);
};

/** The documents of products, `{productKey}/{document}`: those that are asked for, else all. */
export const documentsFor = (site: Site, productKeys: readonly string[], asked: readonly Asked[]): string[] => {
  const kinds = asked.filter(namesDocument).flatMap(({ meanings }) => meanings.map((id) => id.slice(documentPrefix.length)));
  return productKeys
    .slice(0, mostWithDocuments)
    .flatMap((key) => documentAddresses(site, key).flatMap(({ id }) => (kinds.length === 0 || kinds.includes(id) ? [`${key}/${id}`] : [])));
};
