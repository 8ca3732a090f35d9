import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { findSite } from '#shared/country/site.ts';
import { type Mailbox, openMailbox } from '#tests/backend/mail/mailbox.ts';
import { sampleFacts, sampleJob, sampleOrder, site } from '#tests/backend/mail/sample-order.ts';
import { type OrderMailJob, orderMails } from './mail-job.ts';
import { composeOrderMail } from './order-mail.ts';
import { renderMail } from './render-mail.tsx';
import { sendOrderMail } from './send-mail.ts';

let mailbox: Mailbox;
let folder: string;

beforeEach(async () => {
  mailbox = await openMailbox();
  folder = mkdtempSync(join(tmpdir(), 'undula-mail-'));
  vi.stubEnv('SMTP_URL', mailbox.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await mailbox.close();
});

const send = sendOrderMail({ render: renderMail, findFacts: () => sampleFacts });
const post = (payload: OrderMailJob = sampleJob()) =>
  send({
    key: `mail:${payload.template}:${payload.order.orderId}`,
    payload,
    createdAt: Date.UTC(2026, 10, 21, 20, 0),
    signal: AbortSignal.timeout(10_000),
  });
const documents = [{ kind: 'invoice' as const, number: 'I-DE-2026-00001', title: 'Rechnung', url: '/invoices/secret/I-DE-2026-00001.pdf' }];
const onlyMail = () => {
  const [mail] = mailbox.mails;
  if (!mail || mailbox.mails.length !== 1) throw new Error(`${mailbox.mails.length} mails came in`);
  return mail;
};

test('O-04 French for Switzerland and Japanese for Japan have their own language, currency, date and address format', async () => {
  const swiss = {
    salutation: 'Male',
    firstName: 'Étienne',
    lastName: 'Favre',
    street: 'Rue du Lac 3',
    postalCode: '1003',
    city: 'Lausanne',
    country: 'ch',
  } as const;
  const tokyo = {
    firstName: '花子',
    lastName: '佐藤',
    street: '神南1-2-3',
    postalCode: '150-0041',
    city: '渋谷区',
    region: '東京都',
    country: 'jp',
  } as const;
  await post(sampleJob({ site: site.swiss, orderKey: 'secret', order: { ...sampleOrder('EUR', swiss), orderId: 'CH-1' } }));
  await post(sampleJob({ site: site.japanese, order: { ...sampleOrder('JPY', tokyo), orderId: 'JP-1' } }));
  const [french, japanese] = mailbox.mails
    .toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? '', 'en'))
    .map(({ html = '', text = '' }) => html + text)
    .toSorted((a) => (a.includes('lang="fr"') ? -1 : 1));
  for (const word of ['lang="fr"', 'https://www.undula.ch/fr/plain/order?key=secret', '21 novembre 2026', '1003 Lausanne', 'Étienne Favre'])
    expect(french).toContain(word);
  for (const word of ['lang="ja"', '￥89,800', '2026年11月22日', '〒150-0041', '東京都渋谷区神南1-2-3', '佐藤 花子 様'])
    expect(japanese).toContain(word);
});

test('Y-02 the confirmation has the notice of the legal guarantee where required, other mails and countries do not', async () => {
  const confirmation = (guaranteeYears: number | null) =>
    composeOrderMail(sampleJob(), (key, values) => `${key}${values?.['count'] ?? ''}`, { ...sampleFacts, guaranteeYears }, 0).notes;
  expect(confirmation(3)).toMatchObject([
    {
      title: 'checkout.summary.guarantee: checkout.guarantee.years3',
      lines: ['checkout.guarantee.text', 'checkout.summary.guaranteeText'],
      link: { href: expect.stringContaining('europa.eu') },
    },
  ]);
  expect(confirmation(null)).toEqual([]);
  await post();
  const { html = '', text = '' } = onlyMail();
  for (const said of [html, text]) expect(said).toContain('haftet der Verkäufer');
});

test.each(['payment-failed', 'order-shipped', 'order-cancelled', 'order-sold-out', 'order-refunded'] as const)(
  'O-04 %s names the order but no person in its subject',
  async (template) => {
    await post(sampleJob({ template }));
    const { subject = '', html = '', text = '' } = onlyMail();
    expect(subject).toContain('DE-261121-7F3K9Q');
    expect(subject).not.toContain('Ostertag');
    expect(text).toContain('Guten Tag, Frau Ostertag-Nguyễn,');
    expect(html).toContain('Delta 60 S');
  },
);

test('O-04 the button after a failed payment opens the order by its secret: the cart of another device is empty', async () => {
  await post(sampleJob({ template: 'payment-failed', orderKey: 'secret' }));
  const { html = '', text = '' } = onlyMail();
  for (const half of [html, text]) {
    expect(half).toContain('https://www.undula.de/plain/order?key=secret');
    expect(half).not.toContain('https://www.undula.de/cart');
  }
});

test('B-21 brand, order number, names, prices and codes in a mail are not translated, its words are', async () => {
  const discount = { code: 'KUECHE10', kind: 'percentage' as const, value: { rawValue: 1000, currency: 'EUR' as const } };
  await post(sampleJob({ order: { ...sampleOrder(), papers: documents, discounts: [discount] } }));
  const { html = '' } = onlyMail();
  const stored = [...html.matchAll(/<(\w+)[^>]* translate="no"[^>]*>([^<]*)<\/\1>/g)].map(([, , text = '']) => text);
  for (const word of ['DE-261121-7F3K9Q', 'Delta 60 S', '898,00\u00a0€', 'KUECHE10', 'I-DE-2026-00001', '50674 Köln', 'Undula GmbH'])
    expect(stored).toContain(word);
  for (const word of ['Kreditkarte', 'kostenfrei', 'Anthrazit']) expect(stored.filter((one) => one.includes(word))).toEqual([]);
});

test('O-04 two partial refunds are two mails, each with its own sum', async () => {
  await post(sampleJob({ template: 'order-refunded', refund: { rawValue: 10_000, currency: 'EUR' } }));
  await post(sampleJob({ template: 'order-refunded', refund: { rawValue: 5000, currency: 'EUR' } }));
  const texts = mailbox.mails.map(({ text = '' }) => text).join();
  expect(texts).toContain('100,00\u00a0€');
  expect(texts).toContain('50,00\u00a0€');
});

test('O-04 names cannot add headers, recipients or markup', async () => {
  const evil = 'Eve\r\nBcc: thief@example.com\r\n\r\n<script>alert(1)</script>" <thief@example.com>';
  const address = { ...sampleOrder().billingAddress, firstName: evil, lastName: 'x@y\u2028z' };
  await post(sampleJob({ order: { ...sampleOrder(), billingAddress: address, deliveryAddress: address } }));
  const { bcc, to, html = '', headers } = onlyMail();
  expect(bcc).toBeUndefined();
  expect(headers.map(({ key }) => key)).not.toContain('bcc');
  expect(to).toEqual([expect.objectContaining({ address: 'miriam@example.com' })]);
  expect(mailbox.envelopes).toEqual(['miriam@example.com']);
  expect(html).not.toContain('<script>');
});

test('O-04 without a mail server mails are files that a person can open', async () => {
  vi.stubEnv('SMTP_URL', '');
  vi.stubEnv('MAIL_FOLDER', join(folder, 'outbox'));
  await post();
  const names = readdirSync(join(folder, 'outbox')).toSorted();
  expect(names).toEqual([
    expect.stringMatching(/^\d{8}T\d{9}Z-mail-order-confirmation-DE-261121-7F3K9Q\.eml$/),
    expect.stringMatching(/\.html$/),
    expect.stringMatching(/\.json$/),
  ]);
  const [eml = '', html = '', note = ''] = names.map((name) => join(folder, 'outbox', name));
  // They hold links that open accounts and orders.
  expect([join(folder, 'outbox'), eml, html, note].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
    '700',
    '600',
    '600',
    '600',
  ]);
  const mail = await PostalMime.parse(readFileSync(eml));
  expect(mail.subject).toBe('Ihre Bestellung DE-261121-7F3K9Q ist eingegangen');
  expect(readFileSync(html, 'utf8')).toContain('src="data:image/png;base64,');
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({
    subject: mail.subject,
    to: 'Miriam Ostertag-Nguyễn <miriam@example.com>',
  });
});

test('O-04 the confirmation links to the invoice, in both parts of the mail', async () => {
  await post(sampleJob({ order: { ...sampleOrder(), papers: documents } }));
  const { html = '', text = '' } = onlyMail();
  expect(html).toContain('href="https://www.undula.de/invoices/secret/I-DE-2026-00001.pdf"');
  expect(text).toContain('Rechnung I-DE-2026-00001 (PDF): https://www.undula.de/invoices/secret/I-DE-2026-00001.pdf');
});

test('O-04 a mail about a shipped order has its tracking link', async () => {
  const tracking = { number: '00340434161094042557', link: 'https://carrier.example/00340434161094042557' };
  await post(sampleJob({ template: 'order-shipped', order: { ...sampleOrder(), tracking } }));
  const { html = '', text = '' } = onlyMail();
  expect(html).toContain(`href="${tracking.link}"`);
  expect(text).toContain(`Sendungsnummer\n${tracking.number}`);
  expect(text).toContain(`Sendung verfolgen:\n${tracking.link}`);
});

const everySite = (Object.keys(countries) as CountryCode[]).flatMap((country) =>
  countries[country].languages.flatMap((language) => findSite(country, language) ?? []),
);
test.each(orderMails)('O-04 C-10 %s is sent by SMTP in all languages, complete in HTML and in plain text', async (template) => {
  const byLanguage = [...new Map(everySite.map((one) => [one.language, one])).values()];
  expect(byLanguage).toHaveLength(languages.length);
  for (const one of byLanguage)
    await post(sampleJob({ template, site: one, order: { ...sampleOrder(), orderId: `X-${one.language}-1`, papers: documents } }));
  for (const { language } of byLanguage) {
    const mail = mailbox.mails.find(({ subject = '' }) => subject.includes(`X-${language}-1`) && !subject.includes('{{'));
    const { html = '', text = '' } = mail ?? {};
    expect(html).toContain(`lang="${language}"`);
    for (const half of [html, text]) {
      expect(half).toContain('Delta 60 S');
      expect(half).not.toMatch(/\{\{|undefined|mail\.\w|invoice\.papers/);
    }
  }
});
