import { expect, test } from 'vitest';
import { type Language, languages } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { nameDiscount } from './name-discount.ts';

const namesIn = async (language: Language): Promise<string[]> => {
  const t = createTranslator(language, await loadMessages(language));
  return (['freeShipping', 'amount', 'percentage'] as const).map((kind) => nameDiscount({ code: 'SHIP', kind }, t));
};

test('K-02 the discount line says what the code does, in every language', async () => {
  expect(await namesIn('de')).toEqual(['Versand frei mit SHIP', 'Rabatt SHIP', 'Rabatt SHIP']);
  for (const language of languages) {
    const [shipping, amount, percentage] = await namesIn(language);
    expect(shipping).toContain('SHIP');
    expect(shipping).not.toBe(amount);
    expect(percentage).toBe(amount);
  }
});
