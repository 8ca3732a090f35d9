import { expect, test } from 'vitest';
import type { Site } from '#shared/country/site.ts';
import { loadMessages, type Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { sampleFacts, sampleOrder, site } from '#tests/backend/mail/sample-order.ts';
import { type ReturnMail, type ReturnMailJob, returnMails } from './mail-job.ts';
import { composeReturnMail } from './return-mail.ts';

const order = sampleOrder();
const job = (template: ReturnMail, where: Site = site.german): ReturnMailJob => ({
  template,
  site: where,
  placedAt: order.placedAt,
  note: '',
  receipt: {
    returnId: 'R-DE-261128-7F3K9QXT',
    orderId: order.orderId,
    kind: 'withdrawal',
    state: 'APPROVED',
    reason: '',
    name: 'Miriam Ostertag-Nguyễn',
    email: order.email,
    createdAt: Date.UTC(2026, 10, 28, 15, 42, 7),
    items: order.items.map((line) => ({ ...line, position: 1, quantity: 1 })),
    refund: { rawValue: 44_900, currency: 'EUR' },
    labelUrl: '/returns/secret/label.pdf',
    credit: null,
    history: [],
  },
});
const compose = async (template: ReturnMail, where?: Site, facts = sampleFacts) => {
  const one = job(template, where);
  const messages: Messages = await loadMessages(one.site.language);
  return composeReturnMail(one, createTranslator(one.site.language, messages), facts);
};

test('Y-01 the receipt states what was declared, by whom, and when it arrived', async () => {
  const mail = await compose('return-withdrawn');
  const text = mail.paragraphs.join(' ');
  for (const word of ['28. November 2026', '16:42:07', 'Hiermit widerrufe ich, Miriam Ostertag-Nguyễn', order.orderId, '449,00\u00a0€'])
    expect(text).toContain(word);
  expect(mail.rows).toMatchObject([{ name: 'Delta 60 S', detail: 'Anthrazit · 1 Stück' }]);
  expect(mail.button?.href).toBe('https://www.undula.de/returns/secret/label.pdf');
  expect(mail.footer.links.map(({ href }) => href)).toContain(`https://www.undula.de/return-order/${order.orderId}`);
});

test('O-05 without a label the button opens the order by its secret, or asks for number and email where there is none', async () => {
  const t = createTranslator('de', await loadMessages('de'));
  const hrefOf = (change: Partial<ReturnMailJob>) =>
    composeReturnMail({ ...job('return-refunded'), ...change }, t, sampleFacts).button?.href;
  expect(hrefOf({ orderKey: 'secret' })).toBe('https://www.undula.de/plain/order?key=secret');
  expect(hrefOf({})).toBe(`https://www.undula.de/return-order/${order.orderId}`);
});

test('Y-13 the receipt says which parcels get a label, and what is collected', async () => {
  const { paragraphs } = await compose('return-withdrawn');
  expect(paragraphs.join(' ')).toContain('Für Pakete bekommen Sie eine Paketmarke; was mehr als 30\u00a0kg wiegt, holen wir ab.');
});

test('Y-13 the receipt has the deadlines for sending goods back and for the refund, from the country’s file', async () => {
  const { paragraphs } = await compose('return-withdrawn', site.german, { ...sampleFacts, sendBackDays: 11, refundDays: 9 });
  const text = paragraphs.join(' ').replaceAll('\u00a0', ' ');
  expect(text).toContain('binnen 11 Tagen zurück');
  expect(text).toContain('spätestens 9 Tage nach Ihrem Widerruf');
});

test('Y-13 the receipt of a voluntary return says when the money goes back, in the words and with the days of the form', async () => {
  const { blocks } = await compose('return-requested', site.german, { ...sampleFacts, refundDays: 9 });
  const text = blocks
    .flatMap(({ lines }) => lines)
    .join(' ')
    .replaceAll('\u00a0', ' ');
  expect(text).toContain('sobald die Artikel bei uns sind, spätestens 9 Tage danach');
});

test.each(Object.values(site).flatMap((where) => returnMails.map((template) => [where.locale, template, where] as const)))(
  'O-04 %s %s has all its texts',
  async (_locale, template, where) => {
    const { subject, heading, paragraphs, total, blocks } = await compose(template, where);
    const texts = [subject, heading, ...paragraphs, ...blocks.flatMap(({ title, lines }) => [title, ...lines])];
    expect(texts.filter((text) => text === '' || text.includes('{{'))).toEqual([]);
    expect(total === null).toBe(template === 'return-refused');
  },
);
