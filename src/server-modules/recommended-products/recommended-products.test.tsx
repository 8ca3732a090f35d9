import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { recommendedProductsSchema } from './recommended-products.schema.ts';

const picture = {
  identifier: 'front',
  width: 8,
  height: 8,
  placeholder: '#eee',
  resolutions: [{ name: 'a', width: 8, height: 8, avif: '/a.avif', webp: '/a.webp' }],
};
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  resolveLink: (_: unknown, link: { product: string }) => ({ href: `/spuelen/${link.product}`, isExternal: false }),
  findPicture: (_: unknown, identifier: string) =>
    identifier === 'front' ? { picture, alt: 'From the media list', altLanguage: 'en' } : undefined,
}));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const product = (identifier: string, others: object = {}) => ({
  identifier,
  headline: `Spüle ${identifier}`,
  subline: 'Granit',
  text: 'Passt ab 60 cm.',
  link: { product: identifier },
  image: { identifier: 'front' },
  imageAlt: null,
  ...others,
});
const show = (products: object[]) =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'recommended-products', id: 'one', data: { headline: 'Dazu', products } }],
      language: 'de',
    }),
  );

test('M-35 each product is one link to its page, named by its headline', async () => {
  const html = await show([product('a'), product('b')]);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toMatch(/<h3[^>]*><a href="\/spuelen\/a"[^>]*>Spüle a<\/a><\/h3>/);
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toContain('data-columns="2"');
});

test('M-35 an editor’s alternative text takes precedence over that of the media list, which has its own language', async () => {
  expect(await show([product('a')])).toMatch(/<img[^>]*alt="From the media list"[^>]*lang="en"|lang="en"[^>]*alt="From the media list"/);
  const own = await show([product('a', { imageAlt: 'Schräg von vorn' })]);
  expect(own).toContain('alt="Schräg von vorn"');
  expect(own).not.toContain('lang="en"');
});

test('M-35 empty fields leave no element, the space of a missing picture is preserved', async () => {
  const html = await show([product('a', { subline: null, text: null, image: null })]);
  expect(html).not.toContain('<p');
  expect(html).not.toContain('<img');
  expect(html).toContain('#image');
});

test('M-35 two products with one identifier are rejected, and so is an empty list', () => {
  expect(recommendedProductsSchema.safeParse({ headline: 'A', products: [product('a'), product('a')] }).success).toBe(false);
  expect(recommendedProductsSchema.safeParse({ headline: 'A', products: [] }).success).toBe(false);
});
