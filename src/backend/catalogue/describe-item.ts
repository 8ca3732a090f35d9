import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { ProductFacts } from '#shared/catalogue/facts.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { Site } from '#shared/country/site.ts';
import type { Article } from './catalogue-index.ts';
import { importantRowsOf } from './fact-rows.ts';
import { finishName, picturesOfVariant } from './product-pictures.ts';
import { textsOf } from './texts.ts';
import { urlOf } from './tile.ts';

/** How a cart or an order describes an article. */
type ItemDescription = {
  name: string;
  variantName: string;
  url: string;
  picture: Picture;
  alt: string;
  /** Its most important facts, in one line. */
  facts: string;
  guaranteeYears: number;
};

// Whether the hose pulls out is a yes or no: without its label that says nothing.
const inOneLine = (facts: ProductFacts, site: Site): string =>
  importantRowsOf(facts, site, textsOf(site.locale))
    .flatMap(({ id, value }) => (id === 'pullout' ? [] : [value]))
    .join(' · ');

const describe = (site: Site, article: Article): ItemDescription => {
  const [{ picture, alt }] = picturesOfVariant(site, article);
  const { name, facts, guaranteeYears } = article.product.file;
  return Object.freeze({
    name,
    variantName: finishName(site, article),
    url: urlOf(site, article),
    picture,
    alt,
    facts: inOneLine(facts, site),
    guaranteeYears,
  });
};

const cache = new WeakMap<Article, Map<string, ItemDescription>>();

/** Name, finish, address, picture and facts of an article, cached for each state of the content. */
export const describeArticle = (site: Site, article: Article): ItemDescription => {
  const cached = getOrInsertComputed(cache, article, () => new Map());
  return getOrInsertComputed(cached, `${site.locale} ${site.root}`, () => describe(site, article));
};
