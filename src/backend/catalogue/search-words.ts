import 'server-only';
import type { ProductFacts } from '#shared/catalogue/facts.ts';
import { listOf } from '#shared/catalogue/product-list.ts';
import { normalizedName } from '#shared/catalogue/product-name.ts';
import type { DocumentKind } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import type { FacetId } from '#shared/routes/list-query.ts';
import { catalogueOf } from './catalogue-index.ts';
import { facetRules } from './facets.ts';
import { factRowsOf } from './fact-rows.ts';
import { addressesOf } from './product-documents.ts';
import { finishName } from './product-pictures.ts';
import { textsOf } from './texts.ts';
import { wordsOf } from './tile.ts';

/** The facets whose values people search for by name. */
const named: ReadonlySet<FacetId> = new Set<FacetId>([
  'material',
  'mounting',
  'bowls',
  'drainer',
  'style',
  'pressure',
  'pullout',
  'feature',
  'use',
  'finish',
]);

const cabinetOf = (facts: ProductFacts): number | null => {
  if (facts.kind === 'sink') return facts.cabinetWidth;
  return facts.kind === 'accessory' ? facts.fits.cabinetWidth : null;
};

/** The search index data of a product: names, running text, article numbers, and what it is (`sinks`, `material/granite`, `cabinet/60`). */
type SearchWords = { name: string; words: string; text: string; skus: string[]; meanings: string[] };

/** The words by which a product is found, in the site's language; undefined for a product that the country does not have. */
export const describeProduct = (site: Site, productKey: string): SearchWords | undefined => {
  const product = catalogueOf(site.country).products.get(productKey);
  if (!product) return undefined;
  const { texts } = wordsOf(product, site);
  const { variants, name, facts } = product.file;
  const list = listOf(facts);
  const articles = variants.map((variant) => ({ product, variant }));
  const values = facetRules[list]
    .filter(({ id }) => named.has(id))
    .flatMap((rule) =>
      articles.flatMap((article) => rule.valuesOf(article, { country: site.country, articles }).map((one) => `${rule.id}/${one}`)),
    );
  const cabinet = cabinetOf(facts);
  const rows = factRowsOf(facts, site, textsOf(site.locale)).map(({ label, value }) => `${label} ${value}`);
  return {
    name: normalizedName(name),
    words: [texts?.description ?? '', ...variants.map((variant) => finishName(site, { variant }))].join(' '),
    text: [texts?.text ?? '', ...rows].join(' '),
    skus: variants.map(({ sku }) => sku),
    meanings: [list, ...new Set(values), ...(cabinet === null ? [] : [`cabinet/${cabinet / 10}`])],
  };
};

/** The files of a product with their addresses and its name; empty for a product that the country does not have. */
export const documentAddresses = (site: Site, productKey: string): { id: DocumentKind; url: string; name: string }[] => {
  const file = catalogueOf(site.country).products.get(productKey)?.file;
  return file ? addressesOf(file, site.locale).map((address) => ({ ...address, name: file.name })) : [];
};
