import { createElement } from 'react';
import { expect, test } from 'vitest';
import { CompareBox } from '#server-components/product-card/compare-box.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { languages } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { CompareBar } from './compare-bar.tsx';

const t = await getTranslator('de');
const site = findSite('de', 'de');
if (!site) throw new Error('Germany speaks German');

test('B-11 the checkbox of a tile belongs to the form below the list, and is labelled by its text, then by the product', async () => {
  const box = await htmlOf(createElement(CompareBox, { tile: { productKey: 'delta-45', name: 'Delta 45' }, locale: 'de-DE', t }));
  expect(box).toMatch(
    /<input(?=[^>]*form="compare")(?=[^>]*name="product")(?=[^>]*value="delta-45")(?=[^>]*aria-label="Vergleichen, Delta 45")/,
  );
  const bar = await htmlOf(createElement(CompareBar, { site, t }));
  expect(bar).toMatch(
    /<form id="compare" class="[^"]*" method="get" action="\/compare"|<form(?=[^>]*id="compare")(?=[^>]*method="get")(?=[^>]*action="\/compare")/,
  );
  expect(bar).toMatch(/<button[^>]*type="submit"/);
});

test.each(languages)('B-11 in %s the bar has one slot for the number, which CSS fills in', async (language) => {
  const bar = await htmlOf(createElement(CompareBar, { site, t: await getTranslator(language) }));
  expect(bar.match(/<span class="[^"]*number[^"]*"><\/span>/g)).toHaveLength(1);
  expect(bar).not.toContain('{{');
});
