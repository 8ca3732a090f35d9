import { expect, test } from 'vitest';
import { loadMessages } from './messages.ts';
import { formatMoment } from './moment.ts';
import { createTranslator } from './translator.ts';

const at = Date.UTC(2026, 10, 23, 12);

test('C-10 a date that ends with a full stop gets no second one', async () => {
  const t = createTranslator('uk', await loadMessages('uk'));
  const date = formatMoment(at, { country: 'ua', locale: 'uk-UA' }, { dateStyle: 'long' });
  const text = t('mail.order-confirmation.text', { orderId: 'UA-1', date });
  expect(date).toMatch(/р\.$/);
  expect(text).toContain(`від ${date} Нижче`);
});

test('C-10 a date without one gets the full stop of the sentence', async () => {
  const t = createTranslator('en', await loadMessages('en'));
  expect(t('mail.order-confirmation.text', { orderId: 'GB-1', date: '23 November 2026' })).toContain('of 23 November 2026. Below');
});
