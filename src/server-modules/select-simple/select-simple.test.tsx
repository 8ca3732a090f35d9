import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const select = {
  headline: 'Einbauarten',
  items: [
    { text: 'Von oben', image: { identifier: 'inset' } },
    { text: 'Unterbau', image: { identifier: 'below' } },
  ],
};

test('M-31 answers are radio buttons of one group labelled by the headline, the first one selected', async () => {
  const html = await showModule('select-simple', select);
  expect(html).toContain('role="radiogroup" aria-label="Einbauarten"');
  expect(html.match(/<input type="radio" name="one-choice"|name="one-choice"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="".*Von oben.*alt="Bild inset".*Unterbau.*alt="Bild below"/s);
});

test('M-31 a single answer is rejected', async () => {
  expect(await showModule('select-simple', { ...select, items: select.items.slice(0, 1) })).toBe('');
});
