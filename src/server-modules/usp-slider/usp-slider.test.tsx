import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

const item = (title: string) => ({ icon: 'ruler', title, text: 'Text.' });
const slider = { headline: 'Darauf können Sie zählen', items: [item('Maße'), item('Lieferung'), item('Garantie')] };

test('M-16 promises are slides of a labelled row that shows 1, 1, 2, 3, 4 by size class', async () => {
  const html = await showModule('usp-slider', slider);
  expect(html).toMatch(/<section(?=[^>]*aria-label="Darauf können Sie zählen")(?=[^>]*data-per-view="cards")/);
  expect(html.match(/role="group"/g)).toHaveLength(3);
  expect(html).toMatch(/aria-label="1 \/ 3".*<h3[^>]*>Maße<\/h3>/s);
});

test('M-16 nothing moves by itself: there is nothing to pause', async () => {
  expect(await showModule('usp-slider', slider)).not.toContain('Bildwechsel');
});

test('M-16 an unknown icon is rejected', async () => {
  expect(await showModule('usp-slider', { ...slider, items: [item('Maße'), { ...item('Stern'), icon: 'star' }] })).toBe('');
});
