import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { cartOf } from '#tests/state/test-browser.ts';
import { htmlOf } from '../../../tests/html-of.ts';
import { CartNotices } from './cart-notices.tsx';

const t = createTranslator('de', await loadMessages('de'));

test('B-04 a cart names a tap whose spout does not reach over the bowl, and only then', async () => {
  const notices = (misfits: { tap: string; sink: string }[]) =>
    htmlOf(<CartNotices cart={cartOf(1, { misfits })} t={t} hasRestartMessage={false} />);
  expect(await notices([{ tap: 'Kurz', sink: 'Lagune 60' }])).toContain('Der Auslauf von Kurz reicht nicht über das Becken von Lagune 60.');
  expect(await notices([])).toBe('');
});

test('K-05 removed articles that cannot come back are listed in the cart by article number', async () => {
  const notices = (skus: string[]) => htmlOf(<CartNotices cart={cartOf(1)} t={t} hasRestartMessage={false} notRestorable={skus} />);
  expect(await notices(['20.22.1104', '10.60.0001'])).toContain('20.22.1104, 10.60.0001');
  expect(await notices([])).toBe('');
});
