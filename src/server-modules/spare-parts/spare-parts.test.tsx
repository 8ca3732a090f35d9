import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { findSite } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';

beforeAll(loadContent);

const show = (model: string | undefined, ...place: Parameters<typeof findSite> | []) => {
  const [country = 'de', language = 'de'] = place;
  const site = findSite(country, language);
  if (!site) throw new Error(`No ${country}/${language}`);
  const data = { headline: 'Ersatzteile', text: 'Was sich abnutzt, lässt sich tauschen.', isPageTitle: true };
  return htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'spare-parts', id: 'parts', data }],
      language: site.language,
      page: { path: '/ersatzteile', query: model === undefined ? '' : `${new URLSearchParams({ model })}` },
    }),
  );
};
const skusOf = (html: string): string[] => [...html.matchAll(/>(70\.\d\d\.\d{4})</g)].map(([, sku]) => sku ?? '');

test('P-03 without a query every sink and tap is a link to its parts', async () => {
  const html = await show(undefined);
  expect(html).toMatch(/<h1[^>]*>Ersatzteile<\/h1>/);
  expect(html).toMatch(/<form[^>]*action="\/ersatzteile" method="get"/);
  expect(html.match(/href="\/ersatzteile\?model=[a-z0-9-]+"/g)).toHaveLength(32);
  expect(html).not.toContain('<table');
});

test.each(['bogen-p', 'Bogen P', ' BOGEN P ', '20.22.1101', '20221101'])(
  'P-03 %s leads to the parts of that tap and of no other',
  async (typed) => {
    const html = await show(typed);
    expect(html).toMatch(/<h2[^>]*><a href="\/armaturen\/bogen-p">Bogen\sP<\/a><\/h2>/);
    expect(skusOf(html)).toEqual(expect.arrayContaining(['70.20.1001', '70.21.1001']));
    expect(skusOf(html).some((sku) => sku.startsWith('70.10'))).toBe(false);
    expect(html).toContain('aria-current="true"');
  },
);

test('P-03 an unknown model is reported, with the input escaped', async () => {
  const html = await show('<b>Omega</b>');
  expect(html).toContain('„&lt;b&gt;Omega&lt;/b&gt;“ kennen wir nicht');
  expect(html).toMatch(/role="status"/);
  expect(html).not.toContain('<table');
});

test('P-03 a product without parts says so; prices are those of the country', async () => {
  expect(await show('planke')).toContain('keine einzelnen Ersatzteile');
  expect(await show('delta-60-s', 'jp', 'ja')).toMatch(/￥2,500|¥2,500/);
});
