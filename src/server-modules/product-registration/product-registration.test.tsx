import { createElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { findSite } from '#shared/country/site.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { Sections } from '../sections.tsx';

beforeAll(loadContent);

const show = (model = '', ...place: Parameters<typeof findSite> | []) => {
  const [country = 'de', language = 'de'] = place;
  const site = findSite(country, language);
  if (!site) throw new Error(`No ${country}/${language}`);
  const data = { headline: 'Produkt registrieren', text: 'Kaufdatum und Garantie an einem Ort.', isPageTitle: true };
  return htmlOf(
    createElement(Sections, {
      site,
      sections: [{ uid: 'product-registration', id: 'registration', data }],
      language: site.language,
      page: { path: '/service/produkt-registrieren', query: `${new URLSearchParams({ model })}` },
    }),
  );
};
const namesOf = (html: string): string[] => [...html.matchAll(/<input[^>]*name="([^"]+)"/g)].map(([, name]) => name ?? '');

test('B-12 B-01 a native form asks for one product, its purchase and its owner, and is not required for the guarantee', async () => {
  const html = await show();
  expect(html).toMatch(/<h1[^>]*>Produkt registrieren<\/h1>/);
  expect(html).toMatch(/<form[^>]*action="\/consumer\/products\/register"[^>]*method="post"/);
  expect(namesOf(html)).toEqual([
    ...['model', 'purchasedOn.day', 'purchasedOn.month', 'purchasedOn.year', 'boughtAt'],
    ...['firstName', 'lastName', 'email', 'privacy-consent', 'captcha'],
  ]);
  expect(html).toContain('Garantie und gesetzliche Rechte gelten auch ohne sie');
  // Consent is never preselected.
  expect(html).not.toMatch(/name="privacy-consent"[^>]*checked/);
});

test('B-12 law and guarantee are drawn to one scale, with the years from country and catalogue', async () => {
  const html = await show();
  expect(html).toMatch(/Gewährleistung, 2 Jahre<\/b><span>ab Lieferung/);
  expect(html).toMatch(/Garantie \(Armaturen\), 5 Jahre<\/b>.*Garantie \(Spülen\), 15 Jahre<\/b><span>ab Kaufdatum/s);
  expect(await show('', 'jp', 'ja')).not.toContain('法律上の保証、');
});

test('B-12 parts of dates and names are in the order of the country', async () => {
  const html = await show('', 'jp', 'ja');
  expect(namesOf(html).slice(1, 4)).toEqual(['purchasedOn.year', 'purchasedOn.month', 'purchasedOn.day']);
  expect(namesOf(html).indexOf('lastName')).toBeLessThan(namesOf(html).indexOf('firstName'));
  expect(html).toMatch(/>年<.*>月<.*>日</s);
});

test('B-12 a number in the address is recognised without script, and words are shown as words', async () => {
  expect(await show('10602101')).toMatch(/Gefunden.*Delta\s60\sS, Anthrazit/s);
  const unknown = await show('<b>Omega</b>');
  expect(unknown).toContain('value="&lt;b&gt;Omega&lt;/b&gt;"');
  expect(unknown).not.toContain('Gefunden');
});
