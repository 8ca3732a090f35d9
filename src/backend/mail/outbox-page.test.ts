import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemResponse, type RestEnv, toDomainError } from '#backend/rest/rest.ts';
import { site } from '#tests/backend/mail/sample-order.ts';
import { outboxPages } from './outbox-page.routes.ts';

const app = new Hono<RestEnv>();
app.use((c, next) => {
  c.set('site', site.german);
  return next();
});
app.route('/sandbox/outbox', outboxPages);
app.onError((error, c) => problemResponse(c, toDomainError(error)));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undula-outbox-'));
  writeFileSync(
    join(folder, 'a-mail.html'),
    '<p>Guten Tag</p><img src="https://www.undula.ch/pictures/a.webp"><a href="https://www.undula.ch/fr/sinks">a</a>',
  );
  writeFileSync(
    join(folder, 'a-mail.json'),
    JSON.stringify({ subject: 'Commande <1>', to: 'Ada <ada@example.com>', at: Date.UTC(2026, 10, 21, 9, 5) }),
  );
  writeFileSync(join(folder, 'b-mail.html'), '<p>b</p>');
  writeFileSync(join(folder, 'a-mail.eml'), 'Subject: a');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  vi.stubEnv('MAIL_FOLDER', folder);
  vi.stubEnv('OUTBOX_PAGE', '1');
  vi.stubEnv('SMTP_URL', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const get = (path: string, from = '127.0.0.1') =>
  app.request(`http://localhost:3000/sandbox/outbox${path}`, { headers: { 'x-forwarded-for': from } });

test('O-04 a user of this machine sees the mails, with pictures from this shop', async () => {
  const list = await (await get('')).text();
  expect(list).toContain('href="/sandbox/outbox/a-mail.html"');
  expect(list).not.toContain('secret');
  expect(list).not.toContain('.json');
  const mail = await get('/a-mail.html');
  expect(await mail.text()).toContain('<img src="/pictures/a.webp"><a href="http://ch.localhost:3000/fr/sinks">a</a>');
  expect(mail.headers.get('content-security-policy')).toContain('sandbox');
  expect(await (await get('/a-mail.eml')).text()).toBe('Subject: a');
});

test('O-04 the list shows subject, recipient and time, the newest first; a mail without a note shows its file name', async () => {
  const list = await (await get('')).text();
  const rows = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => row.replaceAll(/<[^>]+>/g, '|'));
  expect(rows).toEqual([
    expect.stringContaining('b-mail'),
    expect.stringMatching(/\|Commande &lt;1&gt;\|.*\|Ada &lt;ada@example\.com&gt;\|.*21\. November 2026.*10:05/),
  ]);
});

test('O-04 nobody else sees them, nor any other file', async () => {
  expect((await get('', '203.0.113.7')).status).toBe(404);
  expect((await app.request('http://evil.example/sandbox/outbox', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
  expect((await get('/secret.txt')).status).toBe(404);
  expect((await get('/..%2f..%2fpackage.json')).status).toBe(404);
  vi.stubEnv('SMTP_URL', 'smtp://mail.example.com');
  expect((await get('')).status).toBe(404);
});

test('O-04 an outbox that does not exist yet is empty', async () => {
  vi.stubEnv('MAIL_FOLDER', join(folder, 'none'));
  expect(await (await get('')).text()).toContain('Noch keine E-Mail.');
});

test('O-04 unless the configuration enables it, nobody sees a mail, whatever proxy is in front', async () => {
  for (const value of ['0', undefined]) {
    vi.stubEnv('OUTBOX_PAGE', value);
    expect([(await get('')).status, (await get('/a-mail.html')).status]).toEqual([404, 404]);
  }
});
