import 'server-only';
import { type ContentProduct, findFamilyPage } from '#backend/content/content.ts';
import type { FamilyColour, FamilySummary, FamilyView } from '#shared/catalogue/comparison.ts';
import { drawSinkOutline } from '#shared/catalogue/drawing/sink-outline.ts';
import type { FamilyLink } from '#shared/catalogue/product-view.ts';
import type { Site } from '#shared/country/site.ts';
import { type Article, catalogueOf } from './catalogue-index.ts';
import { formatMillimetres, joinInSentence, labelCentimetres } from './measures.ts';
import { presentPrice, priceIn } from './price.ts';
import { finishName, picturesOfVariant } from './product-pictures.ts';
import { textsOf } from './texts.ts';
import { leadingVariant, urlOf } from './tile.ts';

/** The page of a family; undefined where the country has none. */
export const linkToFamily = (site: Site, family: string): FamilyLink | undefined => {
  const page = findFamilyPage(site, family);
  return page && { name: page.texts.label, language: page.language, url: page.path };
};

/** The products of a family, the narrowest first; none for an unknown family. */
export const membersOf = ({ country }: Site, family: string): readonly ContentProduct[] => catalogueOf(country).families.get(family) ?? [];

const byPopularity = (members: readonly ContentProduct[]): ContentProduct[] =>
  members.toSorted((a, b) => a.file.popularity - b.file.popularity);

/** The sinks of a family from above, all to one scale. */
export const drawFamily = (site: Site, members: readonly ContentProduct[]): FamilyView['drawings'] => {
  const sinks = members.flatMap(({ file: { productKey, name, facts } }) => (facts.kind === 'sink' ? [{ productKey, name, facts }] : []));
  const largest = {
    width: Math.max(...sinks.map(({ facts }) => facts.outer.width)),
    depth: Math.max(...sinks.map(({ facts }) => facts.outer.depth)),
  };
  return sinks.map(({ productKey, name, facts }) => ({
    productKey,
    name,
    width: formatMillimetres(site, facts.outer.width),
    words: textsOf(site.locale)('product.drawing.plan', { name, size: formatMillimetres(site, facts.outer.width, facts.outer.depth) }),
    drawing: drawSinkOutline(facts, largest),
  }));
};

/** Every colour of a family, shown on its most popular product that comes in it. */
export const coloursOf = (site: Site, family: string): FamilyColour[] => {
  const articles = byPopularity(membersOf(site, family)).flatMap((product) =>
    product.file.variants.map((variant): Article => ({ product, variant })),
  );
  return [...Map.groupBy(articles, ({ variant }) => variant.finish)].flatMap(([finish, [shown, ...more]]) => {
    if (!shown) return [];
    const [picture] = picturesOfVariant(site, shown);
    const names = membersOf(site, family).filter((member) => [shown, ...more].some(({ product }) => product === member));
    return {
      finish,
      name: finishName(site, shown),
      url: urlOf(site, shown),
      picture,
      shownOn: shown.product.file.name,
      members: joinInSentence(
        site,
        names.map(({ file }) => file.name),
      ),
    };
  });
};

/** The families of sinks that have a page, the most popular first, as summaries. */
export const summariseFamilies = (site: Site): FamilySummary[] => {
  const { families, lists } = catalogueOf(site.country);
  const keys = [...new Set(lists.sinks.flatMap(({ file }) => file.family ?? []))];
  return keys.flatMap((family) => {
    const members = families.get(family) ?? [];
    const link = linkToFamily(site, family);
    const [popular] = byPopularity(members);
    const [cheapest] = members
      .flatMap(({ file }) => file.variants)
      .toSorted((a, b) => priceIn(site.country, a).rawValue - priceIn(site.country, b).rawValue);
    if (!link || !popular || !cheapest) return [];
    const widths = members.flatMap(({ file: { facts } }) => (facts.kind === 'sink' ? labelCentimetres(site, facts.cabinetWidth) : []));
    return {
      ...link,
      family,
      count: members.length,
      widths: joinInSentence(site, widths),
      price: presentPrice(site, cheapest).value,
      picture: picturesOfVariant(site, leadingVariant(popular, new Map()))[0],
    };
  });
};

/** The sinks that belong to no family with a page, the most popular first: keys for tiles. */
export const singleSinks = (site: Site): string[] => {
  const summarised = new Set(summariseFamilies(site).map(({ family }) => family));
  return catalogueOf(site.country).lists.sinks.flatMap(({ file: { family, productKey } }) =>
    family !== undefined && summarised.has(family) ? [] : productKey,
  );
};
