import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';

const t = createTranslator('pt', await loadMessages('pt-PT'));
const noticeWith = (artwork?: string): string =>
  renderToStaticMarkup(<GuaranteeNotice years={3} language="pt" items={[]} artwork={artwork} t={t} />);

test('Y-02 the notice says the years of the country, and no other number', () => {
  expect(noticeWith()).toContain('3 anos');
  expect(noticeWith()).not.toMatch(/dois anos|três anos/);
});

test('Y-02 the Commission’s drawing is above the text, which remains for visitors who cannot see it', () => {
  const html = noticeWith('/legal/guarantee-notice-pt.svg');
  expect(html).toContain('src="/legal/guarantee-notice-pt.svg"');
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf(t('checkout.guarantee.text')));
  expect(html).toContain('3 anos');
  expect(noticeWith()).not.toContain('<img');
});
