import 'server-only';
import type { ProductPicture } from '#shared/catalogue/product-view.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { Site } from '#shared/country/site.ts';
import { catalogueOf } from './catalogue-index.ts';
import { finishName, picturesOfVariant } from './product-pictures.ts';
import { urlOf } from './tile.ts';

/** A colour of a product: its name, the address that shows the product in it, and its picture. */
type ProductColour = { finish: Finish; name: string; url: string; picture: ProductPicture };

/** Every colour of a product, in the order of the catalogue; empty for a product that the country does not have. */
export const coloursOfProduct = (site: Site, productKey: string): ProductColour[] => {
  const product = catalogueOf(site.country).products.get(productKey);
  return (product?.file.variants ?? []).flatMap((variant) => {
    if (!product) return [];
    const article = { product, variant };
    const [picture] = picturesOfVariant(site, article);
    return { finish: variant.finish, name: finishName(site, article), url: urlOf(site, article), picture };
  });
};
