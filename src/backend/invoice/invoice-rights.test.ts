import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

const proofIn = async (locale: string): Promise<string> => createTranslator('en', await loadMessages(locale))('invoice.proof');

test("Y-12 an invoice mentions the rights given by its country's law, under their local name", async () => {
  expect(await proofIn('en-GB')).toContain('statutory rights');
  expect(await proofIn('en-AU')).toContain('Australian Consumer Law');
  expect(await proofIn('en-US')).toContain('your state');
  expect(await proofIn('en-CA')).toContain('your province');
});
