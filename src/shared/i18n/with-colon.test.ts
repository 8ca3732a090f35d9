import { expect, test } from 'vitest';
import { languages } from '#shared/country/countries.ts';
import { loadMessages } from './messages.ts';
import { createTranslator } from './translator.ts';
import { withColon } from './with-colon.ts';

test.each(languages)('C-10 a name and its value are joined as the texts in %s join them', async (language) => {
  const t = createTranslator(language, await loadMessages(language));
  expect(withColon(language, 'Delta', '2')).toBe(t('general.fault', { name: 'Delta', message: '2' }));
});

test('C-10 a locale uses the colon of its language', () => {
  expect(withColon('fr-CA', 'Commandée', '23 nov.')).toBe('Commandée\u00a0: 23 nov.');
});
