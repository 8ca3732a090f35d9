import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Db, inTransaction } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { type Mailbox, openMailbox } from '#tests/backend/mail/mailbox.ts';
import { sampleFacts, sampleJob } from '#tests/backend/mail/sample-order.ts';
import { enqueueMail } from './mail.ts';
import { renderMail } from './render-mail.tsx';
import { sendOrderMail } from './send-mail.ts';

describeEachDatabase('order mails', (open) => {
  let db: Db;
  let mailbox: Mailbox;

  beforeEach(async () => {
    db = await open();
    mailbox = await openMailbox();
    vi.stubEnv('SMTP_URL', mailbox.url);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await mailbox.close();
  });

  const queue = (job = sampleJob(), repetition = '') => inTransaction((trx) => enqueueMail(trx, job, repetition));
  const dispatch = async () => {
    await db.updateTable('outbox').set({ dueAt: 0 }).execute();
    await createDispatcher(db, { mail: sendOrderMail({ render: renderMail, findFacts: () => sampleFacts }) }).drain();
  };
  const onlyMail = () => {
    const [mail] = mailbox.mails;
    if (!mail || mailbox.mails.length !== 1) throw new Error(`${mailbox.mails.length} mails came in`);
    return mail;
  };

  test('O-04 V-02 the mail is addressed to the name as its country writes it', async () => {
    const job = sampleJob();
    const person = { firstName: '葵', lastName: '山田', country: 'jp' as const };
    await queue({ ...job, order: { ...job.order, billingAddress: { ...job.order.billingAddress, ...person } } });
    await dispatch();
    expect(onlyMail().to).toEqual([expect.objectContaining({ name: '山田 葵' })]);
  });

  test('O-04 the confirmation reaches the buyer once, as HTML and text, with the word mark inside', async () => {
    await queue();
    await queue();
    await dispatch();
    await dispatch();
    const { from, to, subject, html = '', text = '', attachments, messageId, headers } = onlyMail();
    expect([from?.name, from?.address]).toEqual(['Undula', 'hello@undula.example']);
    expect(to).toEqual([expect.objectContaining({ name: 'Miriam Ostertag-Nguyễn', address: 'miriam@example.com' })]);
    expect(subject).toBe('Ihre Bestellung DE-261121-7F3K9Q ist eingegangen');
    expect(messageId).toBe('<mail-order-confirmation-DE-261121-7F3K9Q@undula.example>');
    expect(headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'de' }));
    expect(html).toContain('lang="de"');
    expect(html).not.toContain('lang="en"');
    expect(html).toContain('https://www.undula.de/pictures/a-144.jpg');
    expect(html).not.toMatch(/\.(?:webp|avif)/);
    for (const body of [html, text]) {
      for (const word of [
        'Danke, Frau Ostertag-Nguyễn.',
        '21. November 2026',
        'Delta 60 S',
        '898,00\u00a0€',
        '143,38\u00a0€',
        'Gartenweg 12 b',
        '50674 Köln',
        '24.–26. Nov.',
      ]) {
        expect(body).toContain(word);
      }
      expect(body).toContain('https://www.undula.de/widerruf');
    }
    expect(attachments).toMatchObject([
      { contentId: '<word-mark@undula>', mimeType: 'image/png', disposition: 'inline' },
      { filename: 'agb.txt', mimeType: 'text/plain', disposition: 'attachment' },
      { filename: 'widerruf.txt', mimeType: 'text/plain', disposition: 'attachment' },
    ]);
    expect(text).toContain('Als Text hängen an: AGB und Widerrufsbelehrung.');
    expect(html).toContain('cid:word-mark@undula');
  });

  test('O-04 a mail server outage delays mails and loses none; a mail to a rejected mailbox becomes a dead letter', async () => {
    await mailbox.close();
    await queue();
    await dispatch();
    const waiting = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ tries: 1, doneAt: null, deadAt: null });
    expect(waiting.dueAt).toBeGreaterThan(Date.now());
    mailbox = await openMailbox(mailbox.port, ['gone@example.com']);
    await dispatch();
    expect(mailbox.mails).toHaveLength(1);
    await queue(sampleJob({ template: 'order-shipped', to: 'gone@example.com' }));
    await dispatch();
    const rejected = await db.selectFrom('outbox').selectAll().where('deadAt', 'is not', null).execute();
    expect(rejected).toMatchObject([{ tries: 1, lastError: 'The mailbox was refused' }]);
  });
});
