import { beforeAll, describe, expect, test } from 'vitest';
import { getProducts, loadContent } from '#backend/content/content.ts';
import { productTexts } from '#shared/catalogue/product-file.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { leadingVariant, presentTile, wordsOf } from './tile.ts';

const siteOf = (...[country, language]: Parameters<typeof findSite>): Site => {
  const site = findSite(country, language);
  if (!site) throw new Error(`${country} does not speak ${language}`);
  return site;
};
const italy = siteOf('it', 'it');

const productOf = (key: string) => {
  const product = getProducts('it').get(key);
  if (!product) throw new Error(`Italy has no ${key}`);
  return product;
};

beforeAll(loadContent);

describe('the texts of a tile', () => {
  test('P-03 describe a product and its picture in the visitor’s language', () => {
    const product = productOf('delta-60-s');
    const { description, language, image } = presentTile(italy, leadingVariant(product, new Map()), new Map());
    expect([description, language]).toEqual([product.texts.it?.description, 'it']);
    expect(image).toMatchObject({ alt: expect.stringMatching(/^Delta 60 S .*antracite/), altLanguage: 'it' });
  });

  test('P-03 describe a product that the language lacks in English, marked as such', () => {
    const { file, texts } = productOf('quell');
    const { it: own, ...others } = texts;
    expect(productTexts.parse(own)).toEqual(own);
    expect(wordsOf({ file, texts: others }, italy)).toEqual({ texts: texts.en, language: 'en' });
  });
});
