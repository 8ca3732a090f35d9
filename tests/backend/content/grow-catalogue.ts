import type { ContentProduct } from '#backend/content/content.ts';
import { currentContent, setContent } from '#backend/content/content-state.ts';
import type { ProductFile } from '#shared/catalogue/product-file.ts';

/** Random numbers from 0 to below 1, the same series for the same seed. */
export const numbersOf = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

/** A product like the original, with some of its variants, other prices, another size, and perhaps a `new` badge. */
const copyOf = ({ file, texts }: ContentProduct, number: number, random: () => number): ContentProduct => {
  const scale = 0.4 + random() * 2;
  const original = file.variants.filter(() => random() < 0.7);
  const variants = (original.length > 0 ? original : file.variants.slice(0, 1)).map((variant) => ({
    ...variant,
    variantKey: `${variant.variantKey}-${number}`,
    prices: Object.fromEntries(
      Object.entries(variant.prices).map(([currency, price]) => [currency, Math.round((price * scale) / 1000) * 1000 + 900]),
    ) as ProductFile['variants'][number]['prices'],
  }));
  const facts =
    file.facts.kind === 'sink' ? { ...file.facts, cabinetWidth: [300, 450, 600, 900][Math.floor(random() * 4)] ?? 600 } : file.facts;
  const badge = random() < 0.1 ? ('new' as const) : null;
  return {
    texts,
    file: { ...file, productKey: `${file.productKey}-${number}`, facts, variants, badge, popularity: 1 + Math.floor(random() * 500) },
  };
};

/** The same product, calling `onLook` whenever its facts are read. */
const watched = ({ file, texts }: ContentProduct, onLook: () => void): ContentProduct => {
  const { facts } = file;
  const count = Object.defineProperty({ ...file }, 'facts', {
    get: () => {
      onLook();
      return facts;
    },
  });
  return { texts, file: count };
};

/** Replaces Germany's products by so many copies; returns a function that restores the old content. */
export const growCatalogue = (products: number, onLook?: () => void, seed = 1): (() => void) => {
  const before = currentContent();
  const germany = before.countries.get('de');
  if (!germany) throw new Error('There is no content for de');
  const models = [...germany.products.values()];
  const random = numbersOf(seed);
  const made = Array.from({ length: products }, (_, number) => {
    const model = models[number % models.length];
    if (!model) throw new Error('The catalogue is empty');
    return copyOf(model, number, random);
  });
  const grown = {
    ...germany,
    products: new Map(made.map((product) => [product.file.productKey, onLook ? watched(product, onLook) : product])),
  };
  setContent({ ...before, version: `${before.version}-${products}`, countries: new Map(before.countries).set('de', grown) });
  return () => setContent(before);
};
