import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { getTranslator } from '#server-components/translator.ts';
import type { ProductView } from '#shared/catalogue/product-view.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import type { Finish } from '#shared/contract/finishes.ts';
import type { Variant } from '#shared/contract/product.ts';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { galleryPicturesOf } from './gallery-pictures.ts';
import { presentPriceNote } from './price-note.ts';
import { Safety } from './safety.tsx';
import { presentProduct } from './structured-product.ts';
import { chooseVariant } from './variant.ts';
import { VariantChoice } from './variant-choice.tsx';

const site: Site = { country: 'jp', language: 'ja', locale: 'ja-JP', root: '/' };
const t = await getTranslator('de');
const pictureOf = (identifier: string) => ({
  identifier,
  width: 8,
  height: 6,
  placeholder: '#eee',
  resolutions: [{ name: 'a', width: 8, height: 6, avif: `/${identifier}.avif`, webp: `/${identifier}.webp` }],
});
const variantOf = (finish: Finish, pieces: number): Variant => ({
  key: `delta-${finish}`,
  sku: `10.60.${finish}`,
  name: finish,
  finish,
  price: { value: '￥78,000', rawValue: 78000, currency: 'JPY', isTaxInPriceIncluded: true, taxRate: 1000, unit: '' },
  availability: { isPurchasable: true, numberOfItemsInStock: pieces },
  importantProperties: [],
  images: [{ isMain: true, alt: finish, picture: pictureOf(finish) }],
});
const variants = [variantOf('anthracite', 4), variantOf('sand', 0)];
const [anthracite, sand] = variants as [Variant, Variant];

test('P-03 the query names a variant by its finish; anything else is the first', () => {
  expect(chooseVariant(variants, new URLSearchParams('finish=sand'))).toBe(sand);
  expect(chooseVariant(variants, new URLSearchParams('finish=gold'))).toBe(anthracite);
  expect(() => chooseVariant([], new URLSearchParams())).toThrow('without variants');
});

test('P-03 finishes are links with names; the selected one is marked, a sold-out one says so in words', async () => {
  const html = await htmlOf(createElement(VariantChoice, { path: '/sinks/delta', material: 'granite', variants, chosen: anthracite, t }));
  expect(html).toMatch(/href="\/sinks\/delta\?finish=anthracite"[^>]*aria-current="true"/);
  expect(html).toMatch(/href="\/sinks\/delta\?finish=sand"[^>]*data-out="true"/);
  expect(html.match(/nicht lieferbar/g)).toHaveLength(1);
});

describe('P-03 the note of a price', () => {
  const tax = {
    isIncluded: true,
    label: 'MwSt.',
    labelByLanguage: {},
    rate: 1900,
    byRegion: {},
    byPostalCode: [],
    byPostalCodeSource: null,
    isAverage: false,
    source: { note: '', url: '', checked: '' },
  };
  const way = { name: 'DHL', label: 'DHL', costs: 990, freeFrom: 15000, minDays: 2, maxDays: 3, endsAtDropPoint: false };
  const note = (rawValue: number, isTaxInPriceIncluded: boolean, country: Pick<CountryFile, 'tax' | 'shipping'>) =>
    presentPriceNote({
      price: { value: '', rawValue, currency: 'EUR', isTaxInPriceIncluded, taxRate: 1900, unit: '' },
      country,
      site: { language: 'de', locale: 'de-DE' },
      t,
    });

  test('names rate and tax, and free delivery above the threshold', () => {
    expect(note(44900, true, { tax, shipping: [way] })).toBe('inkl. 19\u00a0% MwSt., Lieferung kostenfrei');
  });

  test('names the cheapest method below it', () => {
    expect(note(9900, true, { tax, shipping: [{ ...way, costs: 1490 }, way] })).toBe('inkl. 19\u00a0% MwSt., zzgl. 9,90\u00a0€ Lieferung');
  });

  test('a method that is never free stays so, and a net price says what is added', () => {
    expect(note(99900, false, { tax: { ...tax, label: 'Sales tax' }, shipping: [{ ...way, freeFrom: null }] })).toBe(
      'zzgl. Sales tax, zzgl. 9,90\u00a0€ Lieferung',
    );
  });
});

test('M-44 a gallery shows the pictures of its finish, then the shared ones; a placeholder if none; whole products uncropped', () => {
  const shown = (identifier: string, variantKey: string | null, view: string | null = null) => ({
    picture: pictureOf(identifier),
    alt: identifier,
    altLanguage: 'en' as const,
    variantKey,
    view,
  });
  const pictures = [
    shown('a', anthracite.key, 'front'),
    shown('kitchen', anthracite.key),
    shown('b', 'delta-white', 'front'),
    shown('above', null, 'top'),
    shown('near', null, 'detail'),
  ];
  const idsOf = (variant: Variant, reported?: ReadonlySet<string>) =>
    galleryPicturesOf({ pictures }, variant, 'ja', reported).map(({ picture, lang, fit }) => [picture.identifier, lang, fit]);
  expect(idsOf(anthracite)).toEqual([
    ['a', 'en', 'contain'],
    ['kitchen', 'en', 'cover'],
    ['above', 'en', 'contain'],
    ['near', 'en', 'cover'],
  ]);
  const inStory = idsOf(anthracite, new Set(['kitchen', 'near'])).map(([id]) => id);
  expect(inStory, 'a room that the story shows is left to it').toEqual(['a', 'above', 'near']);
  expect(idsOf(sand)).toEqual([
    ['sand', undefined, 'contain'],
    ['above', 'en', 'contain'],
    ['near', 'en', 'cover'],
  ]);
});

test('Y-06 the safety block has manufacturer, address, identifier and warnings, in the language of the warnings', async () => {
  const html = await htmlOf(
    createElement(Safety, { site, t, cacheKey: 'x', sku: '10.60.2101', warnings: ['Heavy: lift in pairs.'], lang: 'en' }),
  );
  expect(html).toContain('Undula GmbH');
  expect(html).toContain('Wellenstraße 8, 33102 Paderborn, ドイツ');
  expect(html).toContain('mailto:hello@undula.example');
  expect(html).toContain('10.60.2101');
  expect(html).toMatch(/<ul[^>]*lang="en"[^>]*><li>Heavy: lift in pairs\.<\/li>/);
});

test('a product offers each finish with price, currency and availability, in absolute addresses', () => {
  const view = {
    productKey: 'delta',
    name: 'Delta',
    texts: undefined,
    url: '/sinks/delta',
    variants,
  } as Partial<ProductView> as ProductView;
  const terms = { short: site.country, shipping: [], returnDays: 30 };
  const offers = JSON.parse(JSON.stringify(presentProduct(site, view, terms))).hasVariant.map(
    ({ offers: offer }: { offers: unknown }) => offer,
  );
  expect(offers).toMatchObject([
    { url: 'https://www.undula.jp/sinks/delta', price: '78000', priceCurrency: 'JPY', availability: 'https://schema.org/InStock' },
    { url: 'https://www.undula.jp/sinks/delta?finish=sand', availability: 'https://schema.org/OutOfStock' },
  ]);
});
