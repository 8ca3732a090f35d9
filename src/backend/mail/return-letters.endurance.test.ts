import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CountryCode, countries, languages } from '#shared/country/countries.ts';
import { findSite, type Site } from '#shared/country/site.ts';
import { formatMoney, type Money } from '#shared/money/money.ts';
import { type Mailbox, openMailbox } from '#tests/backend/mail/mailbox.ts';
import { sampleFacts, sampleOrder } from '#tests/backend/mail/sample-order.ts';
import { type ReturnMail, type ReturnMailJob, returnMails } from './mail-job.ts';
import { renderMail } from './render-mail.tsx';
import { sendReturnMail } from './send-return-mail.ts';

let mailbox: Mailbox;

beforeEach(async () => {
  mailbox = await openMailbox();
  vi.stubEnv('SMTP_URL', mailbox.url);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await mailbox.close();
});

const send = sendReturnMail({ render: renderMail, findFacts: () => sampleFacts });
const everySite = (Object.keys(countries) as CountryCode[]).flatMap((country) =>
  countries[country].languages.flatMap((language) => findSite(country, language) ?? []),
);
const siteOfLanguage = [...new Map(everySite.toReversed().map((one) => [one.language, one])).values()];

const refundOf = ({ country }: Site): Money => ({ rawValue: 44_900, currency: countries[country].currency });
const credit = { kind: 'credit', number: 'C-XX-2026-00007', title: 'Credit', url: '/invoices/secret/C-XX-2026-00007.pdf' } as const;

const jobOf = (template: ReturnMail, site: Site): ReturnMailJob => {
  const order = sampleOrder(countries[site.country].currency);
  const isLabelled = template === 'return-withdrawn' || template === 'return-approved';
  return {
    template,
    site,
    placedAt: order.placedAt,
    note: template === 'return-refused' ? 'NOTE' : '',
    receipt: {
      returnId: `R-${site.language}-1`,
      orderId: `X-${site.language}-1`,
      kind: template === 'return-withdrawn' ? 'withdrawal' : 'voluntary',
      state: 'APPROVED',
      reason: template === 'return-withdrawn' ? '' : 'doesNotFit',
      name: 'Miriam Ostertag-Nguyễn',
      email: `${site.language}@example.com`,
      createdAt: Date.UTC(2026, 10, 28, 15, 42, 7),
      items: order.items.map((line) => ({ ...line, position: 1, quantity: 1 })),
      refund: refundOf(site),
      labelUrl: isLabelled ? '/returns/secret/label.pdf' : null,
      credit: template === 'return-refunded' ? credit : null,
      history: [],
    },
  };
};

/** The date of the order (21 November 2026, 20:00 UTC) as each language writes it, in the time zones of the sites above. */
const dayOfOrder: Record<string, string> = {
  ...{ cs: '21. listopadu 2026', de: '21. November 2026', es: '21 de noviembre de 2026', fr: '21 novembre 2026' },
  ...{ hu: '2026. november 21.', it: '21 novembre 2026', ja: '2026年11月22日', nl: '21 november 2026', pl: '21 listopada 2026' },
  ...{ pt: '21 de novembro de 2026', uk: '21 листопада 2026', zh: '2026年11月22日' },
};

/** The visible text, with all kinds of spaces normalised. */
const read = (text: string): string => text.replaceAll(/\s+/gu, ' ');
const textOfHtml = (html: string): string =>
  read(
    html
      .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', '’'),
  );

/** Content of a mail in any language. The moment of a withdrawal is given to the second (Y-01). */
const saidBy = (template: ReturnMail, site: Site): (string | RegExp)[] => {
  if (template === 'return-refused') return ['NOTE'];
  const sum = read(formatMoney(refundOf(site), site.locale));
  return template === 'return-withdrawn' ? [sum, /42\D{1,2}07/, dayOfOrder[site.language] ?? ''] : [sum];
};
const label = ['/returns/secret/label.pdf'];
const linksOf: Record<ReturnMail, string[]> = {
  'return-withdrawn': label,
  'return-requested': [],
  'return-approved': label,
  'return-received': [],
  'return-refunded': [credit.url],
  'return-refused': [],
};

test.each(returnMails)(
  'O-04 C-10 %s is sent by SMTP in all languages, with local dates and money, in HTML and in plain text',
  async (template) => {
    expect(siteOfLanguage).toHaveLength(languages.length);
    for (const site of siteOfLanguage) {
      const key = `mail:${template}:R-${site.language}-1`;
      await send({ key, payload: jobOf(template, site), createdAt: Date.UTC(2026, 10, 28, 16), signal: AbortSignal.timeout(10_000) });
    }
    expect(mailbox.envelopes.toSorted()).toEqual(languages.map((language) => `${language}@example.com`).toSorted());
    const subjects = new Set<string>();
    for (const site of siteOfLanguage) {
      const { language } = site;
      const mail = mailbox.mails.find(({ to }) => to?.some(({ address }) => address === `${language}@example.com`));
      const { subject = '', html = '', text = '' } = mail ?? {};
      subjects.add(subject.replace(`X-${language}-1`, ''));
      expect(subject).toContain(`X-${language}-1`);
      expect(html).toContain(`lang="${language}"`);
      for (const half of [textOfHtml(html), read(text)]) {
        expect(half).toContain(`R-${language}-1`);
        expect(half).toContain('Delta 60 S');
        expect(half).not.toMatch(/\{\{|undefined|NaN|Invalid Date|\b(?:mail|returns|invoice|general)\.\w/);
        for (const word of saidBy(template, site)) expect(half).toMatch(word);
      }
      for (const link of linksOf[template]) expect(html).toContain(link);
    }
    // No language gets another's subject.
    expect(subjects.size).toBeGreaterThan(languages.length - 2);
  },
);
