import { expect, test } from 'vitest';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { presentProduct } from './structured-product.ts';

const site: Site = { country: 'jp', language: 'ja', locale: 'ja-JP', root: '/' };
const picture = {
  identifier: 'front',
  width: 8,
  height: 6,
  placeholder: '#eee',
  resolutions: [{ name: 'a', width: 8, height: 6, avif: '/a.avif', webp: '/a.webp' }],
};
const variantOf = (finish: Finish): Variant => ({
  key: `delta-${finish}`,
  sku: `10.60.${finish}`,
  name: finish,
  finish,
  price: { value: '￥78,000', rawValue: 78000, currency: 'JPY', isTaxInPriceIncluded: true, taxRate: 1000, unit: '' },
  availability: { isPurchasable: true, numberOfItemsInStock: 4 },
  importantProperties: [],
  images: [{ isMain: true, alt: finish, picture }],
});
const variants = [variantOf('anthracite'), variantOf('sand')];

test('S-02 an offer has everything that search engines require, and each finish its manufacturer part number', () => {
  const view = {
    productKey: 'delta',
    name: 'Delta',
    texts: { text: 'シンク' } as ProductView['texts'],
    url: '/sinks/delta',
    variants,
  } as Partial<ProductView> as ProductView;
  const method = { name: 'DHL', label: 'DHL', costs: 1200, freeFrom: null, minDays: 6, maxDays: 10, endsAtDropPoint: false };
  const found = JSON.parse(JSON.stringify(presentProduct(site, view, { short: 'jp', shipping: [method], returnDays: 30 })));
  expect(found).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'delta', name: 'Delta' });
  for (const [index, variant] of variants.entries()) {
    const { mpn, sku, name, description, image, offers } = found.hasVariant[index];
    expect([mpn, sku]).toEqual([variant.sku, variant.sku]);
    expect(name).toBe(`Delta, ${variant.name}`);
    expect([description, image.length]).toEqual(['シンク', 1]);
    expect(offers).toMatchObject({
      price: '78000',
      priceCurrency: 'JPY',
      shippingDetails: [{ shippingRate: { value: '1200', currency: 'JPY' }, shippingDestination: { addressCountry: 'JP' } }],
      hasMerchantReturnPolicy: {
        applicableCountry: 'JP',
        returnPolicyCountry: 'DE',
        returnMethod: 'https://schema.org/ReturnByMail',
        merchantReturnDays: 30,
      },
    });
    // No price is promised for longer than it is known to last.
    expect(offers.priceValidUntil).toBeUndefined();
  }
});
