import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { findSite } from '#shared/country/site.ts';
import { FindOrderScreen } from './find-order-screen.tsx';

const site = findSite('de', 'de');
if (!site) throw new Error('de speaks German');

beforeAll(() => loadContent());

const show = async (messageKey: string, more: Record<string, string> = {}): Promise<string> => {
  const fields = { name: 'Ada Muster', email: 'ada@example.com', orderId: 'DE-261121-7F3K9QXT', ...more };
  const draft = { fields, problems: [{ field: '', messageKey }] };
  const { prelude } = await prerenderToNodeStream(<FindOrderScreen site={site} returnSession={{ draft }} ticket="plain.ticket" />);
  return text(prelude);
};
const formOf = (html: string, action: string): string => html.split(`action="${action}"`)[1]?.split('</form>')[0] ?? '';

test.each(['general.captcha.again', 'general.captcha.failed'])(
  'Y-01 B-01 a search rejected for its captcha (%s) shows one, with the page’s ticket and the previous input',
  async (messageKey) => {
    const form = formOf(await show(messageKey), '/returns/find');
    expect(form).toContain('name="captcha" value="plain.ticket"');
    expect(form).toContain('value="DE-261121-7F3K9QXT"');
  },
);

test('Y-01 other searches ask for none; a withdrawal without an order has its own', async () => {
  expect(formOf(await show('returns.refused.notFound'), '/returns/find')).not.toContain('captcha');
  const messages = await show('general.captcha.again', { content: 'Spüle Delta' });
  expect(formOf(messages, '/returns/find')).not.toContain('captcha');
  expect(formOf(messages, '/returns/open/statement')).toContain('name="captcha"');
});
