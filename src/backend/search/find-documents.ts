import 'server-only';
import { documentAddresses } from '#backend/catalogue/catalogue.ts';
import type { Site } from '#shared/country/site.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchConcept } from './understand.ts';

const documentPrefix = 'document/';

/** Whether a concept asks for a document: a data sheet, a template. */
export const namesDocument = ({ meanings }: SearchConcept): boolean => meanings.some((id) => id.startsWith(documentPrefix));

/** The maximum number of products whose documents are shown. */
const maxWithDocuments = 6;
const minNameLength = 3;

/** Products that were searched for by their name or number: their documents are useful, too. */
export const calledByName = ({ names }: SearchIndex, concepts: readonly SearchConcept[], products: readonly string[]): string[] => {
  if (concepts.some(({ isSku }) => isSku === true)) return [...products];
  const words = concepts.flatMap((one) => one.words).filter((word) => word.length >= minNameLength && !/^\d/.test(word));
  const isCalled = (key: string): boolean => (names.get(key) ?? '').split(' ').some((part) => words.some((word) => part.startsWith(word)));
  return products.filter(isCalled);
};

/** The documents of products, `{productKey}/{document}`: those that are asked for, else all. */
export const documentsFor = (site: Site, productKeys: readonly string[], concepts: readonly SearchConcept[]): string[] => {
  const kinds = concepts.filter(namesDocument).flatMap(({ meanings }) => meanings.map((id) => id.slice(documentPrefix.length)));
  return productKeys
    .slice(0, maxWithDocuments)
    .flatMap((key) => documentAddresses(site, key).flatMap(({ id }) => (kinds.length === 0 || kinds.includes(id) ? [`${key}/${id}`] : [])));
};
