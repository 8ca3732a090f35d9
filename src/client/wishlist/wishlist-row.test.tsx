import { describe, expect, test } from 'vitest';
import type { WishlistArticle } from '#shared/contract/wishlist.ts';
import { languages } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { actionsIn } from '../../../tests/actions-in.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { WishlistRow } from './wishlist-row.tsx';

const picture = {
  identifier: 'delta-60-s-anthracite',
  width: 800,
  height: 800,
  placeholder: '#eceae6',
  resolutions: [{ name: 'image_640w_640h', width: 640, height: 640, avif: '/delta.avif', webp: '/delta.webp' }],
};

const article: WishlistArticle = {
  productKey: 'delta-60-s',
  variantKey: 'delta-60-s-anthracite',
  name: 'Delta 60 S',
  variantName: 'Anthracite',
  url: 'https://www.undula.de/spuelen/delta-60-s',
  price: { value: '449,00 €', rawValue: 44900, currency: 'EUR', isTaxInPriceIncluded: true, taxRate: 1900, unit: '' },
  taxNote: '',
  image: { alt: '', altLanguage: 'de', picture },
  availability: { isPurchasable: true, numberOfItemsInStock: 9 },
  availabilityWords: { state: 'good', text: '' },
  measure: { kind: 'cabinet', centimetres: 60, frame: 137.6 },
  measureWords: { before: '', value: '60 cm', after: '' },
};
const soldOut: WishlistArticle = { ...article, availability: { isPurchasable: true, numberOfItemsInStock: 0 } };

describe.each(languages)('a row of a wishlist in %s', async (language) => {
  const t = createTranslator(language, await loadMessages(language));
  const labels = { toCart: t('product.addToCart'), view: t('product.view'), viewCart: '', sinks: '', taps: '' };
  const show = (of: WishlistArticle) => htmlOf(<WishlistRow article={of} locale={language} t={t} labels={labels} isOwn />);

  test("each action's name starts with its full visible label, then the article (WCAG 2.5.3)", async () => {
    const [here, unavailable] = [actionsIn(await show(article)), actionsIn(await show(soldOut))];
    expect([here, unavailable].map((actions) => actions.map(({ words }) => words))).toEqual([
      [labels.toCart, t('wishlist.remove')],
      [labels.view, t('wishlist.remove')],
    ]);
    for (const { words, name } of [...here, ...unavailable]) {
      expect(name.startsWith(words)).toBe(true);
      expect(name.slice(words.length)).toMatch(/^(?:, |、|，)Delta 60 S/);
    }
  });
});
