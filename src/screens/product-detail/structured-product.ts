import type { _3DModel, Offer, Product, ProductGroup, WithContext } from 'schema-dts';
import { decimalOf } from '#server-components/offer-terms/decimal-of.ts';
import { presentReturns, presentShipping, type TermsOfCountry } from '#server-components/offer-terms/structured-terms.ts';
import { isInStock } from '#shared/catalogue/availability.ts';
import type { ProductModel, ProductView } from '#shared/catalogue/product-view.ts';
import { company } from '#shared/company/company.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { widestFor } from './widest-picture.ts';

const presentOffer = ({ price, availability }: Variant, url: string, terms: TermsOfCountry): Offer => ({
  '@type': 'Offer',
  url,
  price: decimalOf(price.rawValue, price.currency),
  priceCurrency: price.currency,
  ...(price.reference?.until && { priceValidUntil: price.reference.until }),
  availability: isInStock(availability) ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: company.legalName },
  shippingDetails: presentShipping(terms, price),
  hasMerchantReturnPolicy: presentReturns(terms),
});

/** The first finish has the product's own address, every other one `?finish=`. */
const addressOf = (site: Site, view: Pick<ProductView, 'url' | 'variants'>, variant: Variant): string =>
  absoluteUrl(site.country, variant === view.variants[0] ? view.url : `${view.url}?finish=${variant.finish}`);

const presentVariant = (site: Site, view: ProductView, variant: Variant, terms: TermsOfCountry): Product => {
  const url = addressOf(site, view, variant);
  return {
    '@type': 'Product',
    name: `${view.name}, ${variant.name}`,
    sku: variant.sku,
    // The manufacturer is the seller: its number is the MPN.
    mpn: variant.sku,
    ...(view.texts && { description: view.texts.text }),
    color: variant.name,
    url,
    image: variant.images.map(({ picture }) => absoluteUrl(site.country, widestFor(picture).webp)),
    offers: presentOffer(variant, url, terms),
  };
};

/** The model of the 3-D view, which shows the product in all its finishes. */
const presentModel = (site: Site, { url }: ProductModel): _3DModel => ({
  '@type': '3DModel',
  encoding: { '@type': 'MediaObject', contentUrl: absoluteUrl(site.country, url), encodingFormat: 'model/gltf-binary' },
});

/** A product with an offer for each finish, and the country's delivery and return terms, for search engines (S-02). */
export const presentProduct = (site: Site, view: ProductView, terms: TermsOfCountry): WithContext<ProductGroup> => ({
  '@context': 'https://schema.org',
  '@type': 'ProductGroup',
  name: view.name,
  description: view.texts?.text ?? '',
  url: absoluteUrl(site.country, view.url),
  productGroupID: view.productKey,
  variesBy: 'https://schema.org/color',
  brand: { '@type': 'Brand', name: company.brand },
  manufacturer: { '@type': 'Organization', name: company.legalName },
  ...(view.model && { subjectOf: presentModel(site, view.model) }),
  hasVariant: view.variants.map((variant) => presentVariant(site, view, variant, terms)),
});
