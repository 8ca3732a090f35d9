import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#shared/country/countries.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { failureReasons } from '#shared/payment/failure-reasons.ts';
import { siteOf } from '#tests/backend/payment/payment-harness.ts';
import { failedMethodOf, failureOf } from './failed-payment.ts';
import { FailureView } from './failure-view.tsx';

const site = siteOf('de', 'de');
const help = { questions: 'Fragen?', hours: 'Mo.–Fr.' };
const amount = { rawValue: 80_800, currency: 'EUR' } as const;
const at = Date.UTC(2026, 10, 21, 8, 14);

test.each(languages)('O-03 in %s every reason has its own text, and no code is shown', async (language) => {
  const t = createTranslator(language, await loadMessages(language));
  const reported = failureReasons.map((reason) => {
    const failure = { reason, method: 'CreditCard', amount, at } as const;
    const html = renderToStaticMarkup(<FailureView site={site} failId="DE-1" failure={failure} help={help} t={t} />);
    // Neither a translation key nor an error code of ours or of the provider.
    expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/_|undefined|\{\{|checkout\.|insufficientFunds|authenticationFailed/);
    return [t(`checkout.failure.reason.${reason}`), t(`checkout.failure.because.${reason}`)].map((text) => text !== '' && text);
  });
  expect(new Set(reported.flat()).size).toBe(2 * failureReasons.length);
});

test('O-03 the page says why, that nothing was charged, and the method, amount and time', async () => {
  const t = createTranslator('de', await loadMessages('de'));
  const failure = { reason: 'insufficientFunds', method: 'CreditCard', amount, at } as const;
  const html = renderToStaticMarkup(<FailureView site={site} failId="DE-1" failure={failure} help={help} t={t} />);
  for (const text of [
    t('checkout.failure.reason.insufficientFunds'),
    t('checkout.failure.text'),
    t('checkout.payment.method.CreditCard'),
    '808,00',
    '9:14',
  ])
    expect(html).toContain(text);
});

test('O-03 a method declined by the bank comes last and another is suggested; one the buyer cancelled is suggested again', async () => {
  const t = createTranslator('de', await loadMessages('de'));
  const last = (reason: (typeof failureReasons)[number]) => failedMethodOf({ reason, method: 'aliasCreditCard', amount, at }, t);
  expect(failureReasons.filter((reason) => last(reason)?.isLast)).toEqual(['declined', 'insufficientFunds']);
  expect(last('cancelled')?.method).toBe('CreditCard');
});

test('O-03 a pending order after the return has a provider that does not answer; one that failed long ago has no reason', () => {
  const order = { state: 'PENDING_PAYMENT', paymentMethod: 'PayPal', priceTotal: amount, placedAt: at, failure: null } as never;
  expect(failureOf(order)?.reason).toBe('unavailable');
  expect(failureOf({ ...(order as object), state: 'PAYMENT_FAILED' } as never)).toBeUndefined();
});
