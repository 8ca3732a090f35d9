import 'server-only';
import { html } from 'hono/html';
import { type CountryCode, countries, type Language, languages } from '#shared/country/countries.ts';
import { type Currency, currencies } from '#shared/country/currency.ts';
import { findSite } from '#shared/country/site.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { SandboxSessionTable } from './sandbox.table.ts';

/** The texts of a sandbox page and its sum, formatted for the buyer. */
export type PayPage = { language: Language; t: Translate; sum: string };

const isCountry = (code: string | undefined): code is CountryCode => code !== undefined && Object.hasOwn(countries, code);

/** The language and the sum of a session, as the shop set them in its metadata; German without one. */
export const readPage = async (session: SandboxSessionTable | undefined): Promise<PayPage> => {
  const metadata = JSON.parse(session?.metadata ?? '{}') as Record<string, string | undefined>;
  const language = languages.find((known) => known === metadata['language']) ?? 'de';
  const site = isCountry(metadata['country']) ? findSite(metadata['country'], language) : undefined;
  const locale = site?.locale ?? language;
  const t = createTranslator(language, await loadMessages(locale));
  const currency = currencies.find((known): known is Currency => known === session?.currency.toUpperCase());
  return { language, t, sum: session && currency ? formatMoney({ rawValue: session.amount, currency }, locale) : '' };
};

const wordMark = html`<svg viewBox="-2 -2 122 38" role="img" aria-label="Undula"><path d="M0 12.5V25a8 8 0 0 0 16 0v-4.5a8 8 0 0 1 16 0v13"/><path d="M57 20.5a8 8 0 0 0-16 0V25a8 8 0 0 0 16 0M57 0v33.5"/><path d="M66 12.5V25a8 8 0 0 0 16 0V12.5M82 25v8.5"/><path d="M91 0v33.5"/><path d="M116 20.5a8 8 0 0 0-16 0V25a8 8 0 0 0 16 0M116 12.5v21"/></svg>`;

type Markup = ReturnType<typeof html>;

/** The document around a page: needs no script and no inline style. */
export const payFrame = ({ language, t }: PayPage, title: string, content: Markup): Markup => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${t('general.brand')}</title>
<link rel="stylesheet" href="/sandbox/pay.css">
</head>
<body>
<main>
${wordMark}
<p class="notice">${t('sandbox.notice')}</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
