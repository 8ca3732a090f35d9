import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { ProductTile } from '#shared/contract/product.ts';
import { languages } from '#shared/country/countries.ts';
import { actionsIn } from '../../../tests/actions-in.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { getTranslator } from '../translator.ts';
import { CornerButton } from './corner-button.tsx';
import { TileButton } from './tile-button.tsx';

const picture = {
  identifier: 'delta-60-s-anthracite',
  width: 800,
  height: 800,
  placeholder: '#eceae6',
  resolutions: [{ name: 'image_640w_640h', width: 640, height: 640, avif: '/delta.avif', webp: '/delta.webp' }],
};

const tileWith = (numberOfItemsInStock: number): ProductTile => ({
  productKey: 'delta-60-s',
  matchingVariantKey: 'delta-60-s-anthracite',
  name: 'Delta 60 S',
  description: '',
  language: 'de',
  url: 'https://www.undula.de/spuelen/delta-60-s',
  price: { value: '449,00 €', rawValue: 44900, currency: 'EUR', isTaxInPriceIncluded: true, taxRate: 1900, unit: '' },
  basePrice: null,
  image: { alt: '', altLanguage: 'de', picture },
  availability: { isPurchasable: true, numberOfItemsInStock },
  importantProperties: [],
  finishes: [],
  measure: { kind: 'cabinet', centimetres: 60, frame: 137.6 },
  badge: null,
});

describe.each(languages)('the button of a card in %s', (language) => {
  test('is labelled by its visible text, first and whole, then by the product (WCAG 2.5.3)', async () => {
    const t = await getTranslator(language);
    for (const [pieces, words] of [
      [9, t('product.addToCart')],
      [0, t('product.view')],
    ] as const) {
      const html = await htmlOf(createElement(TileButton, { tile: tileWith(pieces), locale: language, t }));
      const [action] = actionsIn(html);
      expect(action?.words).toBe(words);
      expect(action?.name.startsWith(words)).toBe(true);
      expect(action?.name.slice(words.length)).toMatch(/^(?:, |、|，)Delta 60 S$/);
    }
  });

  test('P-02 the corner of a card in stock adds it to the cart; a sold-out card has only its link', async () => {
    const t = await getTranslator(language);
    const corner = (pieces: number) => htmlOf(createElement(CornerButton, { tile: tileWith(pieces), locale: language, t }));
    const inStock = await corner(9);
    expect(actionsIn(inStock).map(({ name }) => name)).toEqual([expect.stringMatching(/(?:, |、|，)Delta 60 S$/)]);
    expect(inStock).toContain('action="/carts/add?');
    expect(inStock).toContain('name="variantKey" value="delta-60-s-anthracite"');
    expect(await corner(0)).not.toMatch(/<(?:a|button|form)\b/);
  });
});
