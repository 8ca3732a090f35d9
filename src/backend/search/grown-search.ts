import 'server-only';
import type { Site } from '#shared/country/site.ts';
import { documentsOf, type SearchDocument } from './documents.ts';
import { type FoundKeys, findIn } from './find-keys.ts';
import { buildIndex } from './search-index.ts';

const copyOf = (document: SearchDocument, round: number): SearchDocument => ({
  ...document,
  id: `${document.id}-${round}`,
  key: `${document.key}-${round}`,
  name: `${document.name} ${round}`,
  weight: 1,
});

/** The search of a site as it would be with so many products: our own repeated under other names. For benchmarks. */
export const grownSearch = (site: Site, wanted: number): ((term: string) => FoundKeys) => {
  const own = documentsOf(site);
  const models = own.filter(({ kind }) => kind === 'product');
  const copies = Array.from({ length: Math.max(0, wanted - models.length) }, (_, at) => {
    const model = models[at % models.length];
    return model ? [copyOf(model, Math.floor(at / models.length) + 1)] : [];
  }).flat();
  const index = buildIndex([...own, ...copies], site.language);
  return (term) => findIn(site, index, term);
};
