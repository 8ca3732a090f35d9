import 'server-only';
import { pathOfProduct } from '#backend/content/content.ts';
import type { SinkFacts, TapFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import { catalogueOf } from './catalogue-index.ts';
import { labelWeight } from './measures.ts';

/** A product and its weight; `share` is per cent of the heaviest one listed. */
type ProductWeight = { productKey: string; name: string; url: string; weight: string; share: number };

/** The weights of the sinks of a material, or of the brass taps, the lightest first: in kilograms or in pounds, as is usual in the country. */
export const weighProducts = (site: Site, material: SinkFacts['material'] | TapFacts['material']): ProductWeight[] => {
  const { sinks, taps } = catalogueOf(site.country).lists;
  const products = [...sinks, ...taps]
    .flatMap(({ file: { productKey, name, facts } }) =>
      facts.kind !== 'accessory' && facts.material === material ? [{ productKey, name, grams: facts.weight }] : [],
    )
    .toSorted((a, b) => a.grams - b.grams);
  const heaviest = products.at(-1)?.grams ?? 1;
  return products.map(({ productKey, name, grams }) => ({
    productKey,
    name,
    url: pathOfProduct(site, productKey) ?? site.root,
    weight: labelWeight(site, grams),
    share: Math.round((grams / heaviest) * 1000) / 10,
  }));
};
