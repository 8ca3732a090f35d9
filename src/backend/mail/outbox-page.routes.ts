import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { DomainError } from '#backend/refusal/refusal.ts';
import type { RestEnv } from '#backend/rest/rest.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { countriesByDomain } from '#shared/routes/domains.ts';
import { isLocalName } from '#shared/routes/local-name.ts';
import { readMailSettings } from './mail-settings.ts';

const fileName = /^[A-Za-z0-9][A-Za-z0-9.-]{0,200}\.(?:html|eml)$/;
const ownHosts = (): RegExp =>
  new RegExp(`https://www\\.(?:${[...countriesByDomain().keys()].map((domain) => domain.replaceAll('.', '\\.')).join('|')})/`, 'g');

const socketAddress = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return ''; // no socket: nobody to trust
  }
};

// The front door lets only visits of this machine come here; development has none, and asks by itself.
const isThisMachine = (c: Context): boolean =>
  isLocalName(new URL(c.req.url).hostname) &&
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(c.req.header('x-forwarded-for') ?? socketAddress(c));

// Mails hold names and addresses: only whoever sits at the machine may read them, and only while no server sends them.
const guard: MiddlewareHandler = async (c, next) => {
  if (readMailSettings().smtpUrl !== undefined || !isThisMachine(c)) throw new DomainError('NotFoundException', 404);
  return next();
};

const readNames = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => fileName.test(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
};

const row = (name: string, source: string) => {
  const base = name.slice(0, -'.html'.length);
  return html`<li><a href="/sandbox/outbox/${name}">${base}</a> <a href="/sandbox/outbox/${base}.eml">${source}</a></li>`;
};

/** GET /sandbox/outbox lists the mails that were written to the folder, newest first; below it stand the mails themselves. */
export const outboxPages = new Hono<RestEnv>()
  .use(guard)
  .get('/', async (c) => {
    const { language } = c.get('site');
    const t = createTranslator(language, await loadMessages(language));
    const names = (await readNames(readMailSettings().folder))
      .filter((name) => name.endsWith('.html'))
      .toSorted()
      .toReversed();
    const list =
      names.length === 0
        ? html`<p>${t('sandbox.outbox.empty')}</p>`
        : html`<ul class="list">${names.map((name) => row(name, t('sandbox.outbox.source')))}</ul>`;
    c.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return c.html(html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('sandbox.outbox.title')} – ${t('general.brand')}</title><link rel="stylesheet" href="/sandbox/pay.css"></head>
<body><main><h1>${t('sandbox.outbox.title')}</h1><p>${t('sandbox.outbox.text')}</p>${list}</main></body></html>`);
  })
  .get('/:name', async (c) => {
    const { name } = c.req.param();
    const { folder } = readMailSettings();
    if (!(await readNames(folder)).includes(name)) throw new DomainError('NotFoundException', 404);
    const content = await readFile(join(folder, name), 'utf8');
    // Mails are written with inline styles; nothing in them may run or reach out. Pictures come from this very shop.
    c.header(
      'content-security-policy',
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation allow-popups",
    );
    if (name.endsWith('.eml')) return c.text(content);
    return c.html(content.replace(ownHosts(), '/'));
  });
