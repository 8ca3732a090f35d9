import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/products.ts', () => ({}));

test('M-28 M-48 the whole text is in the page, and the button is the browser’s own', async () => {
  const html = await showModule('fold-out', { headline: 'Herstellung', text: 'Anfang.\n\nEnde.', lines: 3 });
  expect(html).toContain('<p>Anfang.</p><p>Ende.</p>');
  expect(html).toMatch(/<details[^>]*><summary[^>]*>.*Mehr zeigen.*Weniger zeigen.*<\/summary><\/details>/s);
  expect(html).toContain('--lines:3');
});

test('M-28 four lines are visible by default; a single one is rejected', async () => {
  expect(await showModule('fold-out', { headline: 'Herstellung', text: 'Text.' })).toContain('--lines:4');
  expect(await showModule('fold-out', { headline: 'Herstellung', text: 'Text.', lines: 1 })).toBe('');
});
