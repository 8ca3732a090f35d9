import { expect, test } from 'vitest';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { sampleFacts, sampleJob } from '#tests/backend/mail/sample-order.ts';
import { composeOrderMail } from './order-mail.ts';
import { renderMail } from './render-mail.tsx';

test('O-04 Outlook for Windows, which lacks max-width, gets a table of 600 px around the mail; no other program does', async () => {
  const t = createTranslator('de', await loadMessages('de'));
  const { html, text } = await renderMail(composeOrderMail(sampleJob(), t, sampleFacts, 0));
  const parts = /<!--\[if mso\]>(.+?)<!\[endif\]-->(.*)<!--\[if mso\]>(.+?)<!\[endif\]-->/s.exec(html);
  const [, open = '', mail = '', close = ''] = parts ?? [];
  expect(open).toMatch(/^<table [^>]*\bwidth="600"[^>]*><tr><td>$/);
  expect(close).toBe('</td></tr></table>');
  expect(mail.trim()).toMatch(/^<table[^>]*class="paper"/);
  expect(mail.trim()).toMatch(/<\/table>$/);
  expect(mail.match(/<table/g)?.length).toBe(mail.match(/<\/table>/g)?.length);
  expect(html + text).not.toContain('outlook-');
});
