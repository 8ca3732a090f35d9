import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductFile } from '../src/shared/catalogue/product-file.ts';
import type { MediaFile } from '../src/shared/content/media-file.ts';

type Model = { file: ProductFile; texts: [string, string][] };

// Languages that the measured site reads: its own and the fallback.
const spoken = ['de.json', 'en.json'];

const readJson = async <Value>(path: string): Promise<Value> => JSON.parse(await readFile(path, 'utf8')) as Value;

const readModels = async (folder: string): Promise<Model[]> => {
  const keys = await readdir(folder);
  return Promise.all(
    keys.map(async (key) => {
      const names = (await readdir(join(folder, key))).filter((name) => spoken.includes(name));
      const texts = names.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, key, name), 'utf8')]);
      return { file: await readJson<ProductFile>(join(folder, key, 'product.json')), texts: await Promise.all(texts) };
    }),
  );
};

/** Article numbers that no product of ours has: from `50.00.0000` on. */
const skuOf = (number: number): string => String(50_000_000 + number).replace(/^(..)(..)(....)$/, '$1.$2.$3');

const copyOf = ({ file }: Model, round: number, firstSku: number): ProductFile => ({
  ...file,
  productKey: `${file.productKey}-${round}`,
  name: `${file.name} ${round}`,
  popularity: file.popularity + 1000 * round,
  variants: file.variants.map((variant, index) => ({
    ...variant,
    variantKey: `${variant.variantKey}-${round}`,
    sku: skuOf(firstSku + index),
  })),
});

const writeProduct = async (folder: string, { productKey, ...rest }: ProductFile, texts: Model['texts']): Promise<void> => {
  await mkdir(join(folder, productKey));
  await writeFile(join(folder, productKey, 'product.json'), JSON.stringify({ productKey, ...rest }));
  for (const [name, text] of texts) await writeFile(join(folder, productKey, name), text);
};

/** A copy has its model's pictures under its own name: a model does not get the pictures of all its copies. */
const mediaOfCopy = (media: MediaFile, copy: ProductFile, round: number): MediaFile =>
  Object.fromEntries(
    copy.variants.flatMap(({ variantKey }) => {
      const id = `${variantKey.slice(0, -`-${round}`.length)}--front`;
      const entry = media[id];
      return entry
        ? [[`${variantKey}--front`, { ...entry, original: entry.original ?? `${id}.webp`, productKey: copy.productKey, variantKey }]]
        : [];
    }),
  );

/** Copies our content into a folder and adds copies of its products until there are at least that many variants. Returns their number. */
export const growContent = async (target: string, wanted: number): Promise<number> => {
  await cp('content', target, { recursive: true });
  const folder = join(target, 'catalogue');
  const models = await readModels(folder);
  const media = await readJson<MediaFile>(join(target, 'media/media.json'));
  let variants = models.reduce((sum, { file }) => sum + file.variants.length, 0);
  for (let round = 1; variants < wanted; round++) {
    for (const model of models) {
      if (variants >= wanted) break;
      const copy = copyOf(model, round, variants);
      await writeProduct(folder, copy, model.texts);
      Object.assign(media, mediaOfCopy(media, copy, round));
      variants += copy.variants.length;
    }
  }
  await writeFile(join(target, 'media/media.json'), JSON.stringify(media));
  return variants;
};
