import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { longMoment } from '#backend/calendar/calendar.ts';
import { DomainError } from '#backend/errors/errors.ts';
import type { RestEnv } from '#backend/rest/rest.ts';
import type { Site } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { countriesByDomain } from '#shared/routes/domains.ts';
import { isLocalName } from '#shared/routes/local-name.ts';
import { readMailSettings } from './mail-settings.ts';
import { type OutboxEntry, readOutbox, readOutboxNames } from './outbox-files.ts';

/** A mail for viewing on this machine: links point to the local host of the sending country, pictures to this server. */
const openedHere = (page: string, { protocol, port }: URL): string => {
  const domains = countriesByDomain();
  const names = [...domains.keys()].map((domain) => domain.replaceAll('.', '\\.')).join('|');
  return page.replace(new RegExp(`(src="|srcset="|)https://www\\.(${names})/`, 'g'), (_found, before: string, domain: string) =>
    before === '' ? `${protocol}//${domains.get(domain)}.localhost${port && `:${port}`}/` : `${before}/`,
  );
};

const socketAddress = (c: Context): string => {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return ''; // no socket: not trusted
  }
};

// The HTTP server lets only requests of this machine through; development has none, so it is checked here.
const isThisMachine = (c: Context): boolean =>
  isLocalName(new URL(c.req.url).hostname) &&
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(c.req.header('x-forwarded-for') ?? socketAddress(c));

// Mails contain names and addresses: they are shown only on this machine, only while no mail server sends them, and only if the operator
// enabled it, because a proxy that does not identify itself looks like this machine.
const guard: MiddlewareHandler = async (c, next) => {
  const { smtpUrl, showsOutbox } = readMailSettings();
  if (smtpUrl !== undefined || !showsOutbox || !isThisMachine(c)) throw new DomainError('NotFoundException', 404);
  return next();
};

const row = ({ base, note }: OutboxEntry, { country, locale }: Site, source: string) =>
  html`<li><a href="/sandbox/outbox/${base}.html">${note?.subject ?? base}</a>${note && html`<span>${note.to}</span><time datetime="${new Date(note.at).toISOString()}">${longMoment(note.at, country, locale)}</time>`}<a href="/sandbox/outbox/${base}.eml">${source}</a></li>`;

/** GET /sandbox/outbox lists the mails that were written to the folder, newest first; the mails themselves are below it. */
export const outboxPages = new Hono<RestEnv>()
  .use(guard)
  .get('/', async (c) => {
    const site = c.get('site');
    const { language, locale } = site;
    const t = createTranslator(language, await loadMessages(locale));
    const entries = await readOutbox(readMailSettings().folder);
    const list =
      entries.length === 0
        ? html`<p>${t('sandbox.outbox.empty')}</p>`
        : html`<ul class="list">${entries.map((entry) => row(entry, site, t('sandbox.outbox.source')))}</ul>`;
    c.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'");
    return c.html(html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('sandbox.outbox.title')} – ${t('general.brand')}</title><link rel="stylesheet" href="/sandbox/pay.css"></head>
<body><main><h1>${t('sandbox.outbox.title')}</h1><p>${t('sandbox.outbox.text')}</p>${list}</main></body></html>`);
  })
  .get('/:name', async (c) => {
    const { name } = c.req.param();
    const { folder } = readMailSettings();
    if (!(await readOutboxNames(folder)).includes(name)) throw new DomainError('NotFoundException', 404);
    const content = await readFile(join(folder, name), 'utf8');
    // Mails have inline styles; nothing in them may run scripts or connect elsewhere. Pictures come from this server.
    c.header(
      'content-security-policy',
      "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation allow-popups",
    );
    if (name.endsWith('.eml')) return c.text(content);
    return c.html(openedHere(content, new URL(c.req.url)));
  });
