import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';
import { bestSellerSchema } from './best-seller.schema.ts';

const bestSellers = vi.hoisted(() => vi.fn((_: unknown, count: number) => ['a', 'b', 'c', 'd'].slice(0, count)));
const getTiles = vi.hoisted(() =>
  vi.fn(async (_: unknown, keys: string[]) => keys.filter((key) => key !== 'gone').map((key) => ({ key }))),
);
vi.mock('#backend/content/content.ts', () => ({
  contentVersion: () => '1',
  resolveLink: (_: unknown, link: { page: string }) => ({ href: `/${link.page}`, isExternal: false }),
}));
vi.mock('#backend/catalogue/catalogue.ts', () => ({ bestSellers, getTiles }));
vi.mock('#server-components/product-card/card-row.tsx', () => ({
  CardRow: ({ tiles }: { tiles: { key: string }[] }) => tiles.map(({ key }) => <i key={key}>{key}</i>),
}));

const site: Site = { country: 'de', language: 'de', locale: 'de-DE', root: '/' };
const show = (data: Record<string, unknown>, language: 'de' | 'en' = 'de') =>
  htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'best-seller', id: 'one', data: { headline: 'Oft', button: null, ...data } }],
      language,
    }),
  );

beforeEach(() => vi.clearAllMocks());

test('M-20 without product keys the catalogue chooses three', async () => {
  expect(await show({})).toContain('<i>a</i><i>b</i><i>c</i>');
  expect(bestSellers).toHaveBeenCalledWith(site, 3);
});

test('M-20 an editor’s products appear in their order, and the catalogue is not queried', async () => {
  expect(await show({ productKeys: ['z', 'gone', 'y'] })).toContain('<i>z</i><i>y</i>');
  expect(bestSellers).not.toHaveBeenCalled();
});

test('M-20 without any product there is no section at all', async () => {
  expect(await show({ productKeys: ['gone'] })).toBe('');
});

test('M-20 the head row has its link and, in another language, its lang', async () => {
  const html = await show({ button: { link: { page: 'sinks' }, text: 'See all' } }, 'en');
  expect(html).toContain('<div lang="en"');
  expect(html).toContain('href="/sinks"');
  expect(await show({})).not.toContain('href=');
});

test('M-20 more than four products of the catalogue, or an unknown field, are rejected', () => {
  expect(bestSellerSchema.safeParse({ headline: 'A', button: null, count: 5 }).success).toBe(false);
  expect(bestSellerSchema.safeParse({ headline: 'A', button: null, colour: 'red' }).success).toBe(false);
});
