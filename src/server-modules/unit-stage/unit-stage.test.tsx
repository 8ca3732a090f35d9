import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const stage = {
  headline: 'Werft 80',
  text: 'Zwei Becken hinter einer Front.',
  image: { identifier: 'kitchen' },
  facts: [{ label: 'Schrank', value: '80 cm' }],
  button: { link: { product: 'werft-80' }, text: 'Ansehen' },
  secondButton: { link: { page: 'planning' }, text: 'Planen' },
};

test('M-17 key facts are pairs of a name and a value; only the first button is solid', async () => {
  const html = await showModule('unit-stage', stage);
  expect(html).toContain('<dt>Schrank</dt><dd>80 cm</dd>');
  expect(html).toMatch(/href="\/werft-80" data-variant="solid".*href="\/planning" data-variant="line"/s);
});

test('M-17 its picture is loaded at once where it is the first of the page', async () => {
  expect(await showModule('unit-stage', stage)).toMatch(/alt="Bild kitchen"[^>]*fetchpriority="high"/i);
});

test('M-17 missing facts and buttons leave nothing empty; five facts are too many', async () => {
  expect(await showModule('unit-stage', { ...stage, facts: [], button: null, secondButton: null })).not.toMatch(
    /<dl|<a |<div[^>]*><\/div>/,
  );
  const five = Array.from({ length: 5 }, (_, at) => ({ label: `${at}`, value: '1' }));
  expect(await showModule('unit-stage', { ...stage, facts: five })).toBe('');
});
