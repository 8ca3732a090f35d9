import 'server-only';
import { drawingsOf, findProduct, formatWeight } from '#backend/catalogue/catalogue.ts';
import type { Order } from '#shared/contract/order.ts';
import type { PreparedProduct } from '#shared/contract/own-order.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** The weight from which a sink needs two people to lift it, in grams. */
export const twoPersonLiftGrams = 11_000;

const isToPrint = <File extends { id: string }>(file: File): file is File & { id: 'sheet' | 'cutOut' } =>
  file.id === 'sheet' || file.id === 'cutOut';

const prepare = async (site: Site, t: Translate, productKey: string): Promise<PreparedProduct[]> => {
  const product = await findProduct(site, productKey);
  // Delisted articles, and those that are not fitted into a worktop, need no preparation.
  if (!product || product.facts.kind === 'accessory') return [];
  const { name, facts } = product;
  const [shown] = drawingsOf(site, t, product);
  if (!shown) return [];
  const { frame, lines } = shown.drawing;
  return [
    {
      productKey,
      name,
      drawingName: shown.name,
      drawing: { frame, lines },
      files: product.documents.filter(isToPrint).map(({ id, url }) => ({ id, label: t(`product.document.${id}`), url })),
      heavy: facts.weight >= twoPersonLiftGrams ? formatWeight(site, facts.weight) : null,
    },
  ];
};

/** The sinks and taps of an order, each once, with what to print and know before fitting them. */
export const prepareProducts = async (site: Site, t: Translate, { items }: Pick<Order, 'items'>): Promise<PreparedProduct[]> => {
  const keys = [...new Set(items.map(({ productKey }) => productKey))];
  return (await Promise.all(keys.map((productKey) => prepare(site, t, productKey)))).flat();
};
