import { expect, test } from 'vitest';
import { taxLabelOf } from './tax-label.ts';

test('a country of two languages names its tax in the language of the page', () => {
  const tax = { label: 'MWST/TVA', labelByLanguage: { de: 'MWST', fr: 'TVA' } };
  expect(taxLabelOf(tax, 'fr')).toBe('TVA');
  expect(taxLabelOf(tax, 'de')).toBe('MWST');
  expect(taxLabelOf(tax, 'en')).toBe('MWST/TVA');
});
