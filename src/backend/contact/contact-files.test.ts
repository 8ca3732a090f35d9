import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTicket } from '#backend/captcha/captcha.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { createRest } from '#backend/rest/rest.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { contactMail, contactReceipt } from '#tests/backend/mail/mail-handlers.ts';
import { type Mailbox, openMailbox } from '#tests/backend/mail/mailbox.ts';
import { filesOf } from './attachments.ts';
import { contactRoutes } from './contact.routes.ts';
import { readOwnContact } from './contact.ts';
import { deleteOldRequests, deleteRequestsOf, eraseRequest } from './delete-requests.ts';

const app = createRest({ '/marketing/contact': contactRoutes }, { reads: 0, changes: 0 });
const fields = {
  topic: 'Ersatzteile und Reparatur',
  issue: 'Der Siphon tropft.',
  firstName: 'Miriam',
  lastName: 'Ostertag',
  email: 'Miriam@example.com',
  country: 'DE',
  'privacy-consent': 'accept',
};
const megabyte = 1024 * 1024;
const jpeg = (bytes = 3000, extra = ''): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'),
    Buffer.alloc(bytes - 13, 7),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(extra, 'latin1'),
  ]);
const pdf = (bytes = 3000, extra = ''): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, 7), Buffer.from(`%%EOF\n${extra}`)]);
type Sent = [field: string, name: string, content: Buffer];

const bodyOf = async (files: Sent[], captcha?: string, own: Record<string, string> = {}): Promise<FormData> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...own })) form.set(name, value);
  form.set('captcha', captcha ?? (await solvedCaptcha()));
  for (const [field, name, content] of files) form.append(field, new File([Uint8Array.from(content)], name));
  return form;
};
const headers = { host: 'de.localhost', accept: 'application/json' };
const post = (body: BodyInit, own: Record<string, string> = {}) =>
  app.request('/marketing/contact/send?locale=de-DE', { method: 'POST', headers: { ...headers, ...own }, body });
const send = async (...files: Sent[]) => post(await bodyOf(files));
const faultsOf = async (response: Response) => {
  const { data } = (await response.json()) as { data: { fields: { field: string; messageKey: string }[] } };
  return [response.status, ...data.fields.map(({ field, messageKey }) => `${field} ${messageKey.replace('general.validation.', '')}`)];
};

beforeAll(() => loadContent());

describeEachDatabase('F-02 files of a contact request', (open) => {
  let db: Db;
  let mailbox: Mailbox;
  beforeEach(async () => {
    db = await open();
    mailbox = await openMailbox();
    vi.stubEnv('SMTP_URL', mailbox.url);
    vi.stubEnv('RATE_LIMIT', '0');
    for (const table of ['contactAttachmentPart', 'contactAttachment', 'contactRequest', 'outbox'] as const)
      await db.deleteFrom(table).execute();
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await mailbox.close();
  });
  const stored = async () => {
    const counts: number[] = [];
    for (const table of ['contactRequest', 'contactAttachment', 'contactAttachmentPart', 'outbox'] as const)
      counts.push((await db.selectFrom(table).selectAll().execute()).length);
    return counts;
  };

  test('F-02 files of all senders together are bounded: more are refused by name, a message without files is accepted', async () => {
    vi.stubEnv('CONTACT_FILES_MB', '3');
    expect((await send(['attachment1', 'a.jpg', jpeg(2 * megabyte)])).status).toBe(200);
    const before = await stored();
    const rejected = await send(['attachment2', 'b.pdf', pdf(1.5 * megabyte)]);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      429,
      {
        data: {
          exception: 'AttachmentSpaceException',
          fields: [{ field: 'attachment2', messageKey: 'general.validation.attachmentsSpace' }],
        },
      },
    ]);
    expect(await stored()).toEqual(before);
    expect((await send()).status).toBe(200);
    expect((await send(['attachment1', 'c.jpg', jpeg()])).status).toBe(200);
  });

  test('F-01 F-02 F-05 three files are stored whole with their request and mailed; the receipt omits the message', async () => {
    const [first, second, third] = [jpeg(2 * megabyte), pdf(megabyte), jpeg()];
    const response = await send(
      ['attachment1', 'kartusche.jpg', first],
      ['attachment2', 'Typenschild ä.pdf', second],
      ['attachment3', 'c.jpeg', third],
    );
    const { requestId } = (await response.json()) as { requestId: string };
    expect(response.status).toBe(200);
    const files = await filesOf(requestId, db);
    expect(files.map(({ name, mediaType }) => [name, mediaType])).toEqual([
      ['attachment-1.jpg', 'image/jpeg'],
      ['attachment-2.pdf', 'application/pdf'],
      ['attachment-3.jpg', 'image/jpeg'],
    ]);
    expect([first, second, third].every((content, index) => files[index]?.content.equals(content))).toBe(true);
    await createDispatcher(db, { 'contact-mail': contactMail, 'contact-receipt': contactReceipt }).drain();
    const house = mailbox.mails.find(({ attachments }) => attachments.length === 3);
    expect(house?.attachments.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name));
    expect(Buffer.from(house?.attachments[0]?.content as Uint8Array).equals(first)).toBe(true);
    const receipt = mailbox.mails.find((mail) => mail !== house);
    expect(receipt?.subject).toBe('Ihre Nachricht ist angekommen');
    expect(receipt?.text).toContain(requestId);
    expect(receipt?.text).not.toMatch(/Siphon|Miriam/);
  });

  test.each<[string, Sent[], string[]]>([
    ['9 MB', [['attachment1', 'a.jpg', jpeg(9 * megabyte)]], ['attachment1 attachmentsSize']],
    [
      'together',
      [
        ['attachment1', 'a.jpg', jpeg(5 * megabyte)],
        ['attachment2', 'b.jpg', jpeg(5 * megabyte)],
      ],
      ['attachment2 attachmentsSize'],
    ],
    [
      'four',
      (['1', '2', '3', '3'] as const).map((index): Sent => [`attachment${index}`, 'a.jpg', jpeg()]),
      ['attachment3 attachmentsFull'],
    ],
    ['another field', [['file', 'a.jpg', jpeg()]], ['file notValid']],
    ['two dots', [['attachment1', 'a.php.jpg', jpeg()]], ['attachment1 attachments']],
    ['capitals', [['attachment1', 'a.JPG', jpeg()]], ['attachment1 attachments']],
    ['another kind', [['attachment2', 'a.png', jpeg()]], ['attachment2 attachmentsKind']],
    ['a PDF called JPEG', [['attachment2', 'a.jpg', pdf()]], ['attachment2 attachmentsKind']],
    ['a JPEG called PDF', [['attachment2', 'a.pdf', jpeg()]], ['attachment2 attachmentsKind']],
    ['empty', [['attachment1', 'a.jpg', Buffer.alloc(0)]], ['attachment1 attachmentsKind']],
    ['PDF behind other bytes', [['attachment1', 'a.pdf', Buffer.concat([Buffer.from('GIF89a'), pdf()])]], ['attachment1 attachmentsKind']],
    ['JPEG with a PDF', [['attachment1', 'a.jpg', Buffer.concat([jpeg(40, '%PDF-1.7'), jpeg()])]], ['attachment1 attachmentsKind']],
    ['JPEG with a ZIP', [['attachment1', 'a.jpg', jpeg(3000, 'PK\u0005\u0006'.padEnd(22, '\0'))]], ['attachment1 attachmentsKind']],
    ['JPEG with a page', [['attachment1', 'a.jpg', jpeg(3000, '<HTML><script>')]], ['attachment1 attachmentsKind']],
    ['JPEG without an end', [['attachment1', 'a.jpg', jpeg().subarray(0, -2)]], ['attachment1 attachmentsKind']],
    [
      'JPEG with a script in its middle',
      [['attachment1', 'a.jpg', jpeg(megabyte).fill('<SCRIPT>', 500_000, 500_008)]],
      ['attachment1 attachmentsKind'],
    ],
    ['PDF with a page', [['attachment1', 'a.pdf', pdf(3000, '<html ><iframe>')]], ['attachment1 attachmentsKind']],
    ['PDF that runs', [['attachment1', 'a.pdf', pdf(3000).fill('/OpenAction 1 0 R', 100, 117)]], ['attachment1 attachmentsKind']],
    ['a name from right to left', [['attachment1', 'rechnung\u202Efdp.jpg', jpeg()]], ['attachment1 attachments']],
    ['a name with a hidden sign', [['attachment1', 'a\u200B.jpg', jpeg()]], ['attachment1 attachments']],
    ['PDF with a ZIP', [['attachment1', 'a.pdf', pdf(3000, 'PK\u0005\u0006'.padEnd(22, '\0'))]], ['attachment1 attachmentsKind']],
  ])('F-02 are rejected by name, and nothing is stored: %s', async (_, files, faults) => {
    expect(await faultsOf(await send(...files))).toEqual([400, ...faults]);
    expect(await stored()).toEqual([0, 0, 0, 0]);
  });

  test('F-02 a form of too many parts, or with a name of accents, is refused before its end', async () => {
    const many = await bodyOf(Array.from({ length: 100 }, (): Sent => ['attachment1', 'a.jpg', jpeg(100)]));
    expect((await post(many)).status).toBe(400);
    const accents = await send(['attachment1', `${'\u0301\u0316'.repeat(1000)}.jpg`, jpeg()]);
    expect(accents.status).toBe(400);
    expect(await stored()).toEqual([0, 0, 0, 0]);
  });

  test('F-02 B-01 each rejected file is named, in a no-script form too, which shows its input again', async () => {
    const files: Sent[] = [
      ['attachment1', 'ok.jpg', jpeg()],
      ['attachment1', 'echt.jpg', pdf()],
      ['attachment1', 'IMG_1.JPG', jpeg()],
    ];
    const problems = [
      { field: 'attachment1', messageKey: 'general.validation.attachmentsKind', values: { file: 'echt.jpg' } },
      { field: 'attachment1', messageKey: 'general.validation.attachments', values: { file: 'IMG_1.JPG' } },
    ];
    expect(await (await send(...files)).json()).toMatchObject({ data: { fields: problems } });
    const noScript = await post(await bodyOf(files, ''), { accept: 'text/html' });
    expect([noScript.status, noScript.headers.get('location')]).toEqual([303, '/plain/contact-form']);
    const draft = await readOwnContact(noScript.headers.get('set-cookie')?.split(';')[0] ?? '');
    expect(draft).toMatchObject({ problems, fields: { issue: fields.issue, email: fields.email } });
  });

  test('F-02 a rejected file is named in one Unicode form, also when a Mac sends another', async () => {
    const response = await send(['attachment1', 'Typenschild ä.pdf'.normalize('NFD'), jpeg()]);
    const { data } = (await response.json()) as { data: { fields: { values: { file: string } }[] } };
    expect(data.fields.map(({ values }) => values.file)).toEqual(['Typenschild ä.pdf'.normalize('NFC')]);
  });

  test('F-02 an empty file field is ignored', async () => {
    expect((await send(['attachment1', '', Buffer.alloc(0)])).status).toBe(200);
    expect((await stored()).slice(0, 3)).toEqual([1, 0, 0]);
  });

  test('F-02 an interrupted connection, and a body that is no form, leave nothing behind', async () => {
    const whole = new Response(await bodyOf([['attachment1', 'a.jpg', jpeg(megabyte)]]));
    const type = whole.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const half = bytes.subarray(0, bytes.length / 2);
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(half);
        controller.error(new Error('reset'));
      },
    });
    for (const body of [cut, half.slice(), 'x']) {
      const request = new Request('http://de.localhost/marketing/contact/send', {
        ...{ method: 'POST', body, headers: { ...headers, 'content-type': type } },
        ...{ duplex: 'half' },
      });
      expect((await app.request(request)).status).toBe(400);
    }
    expect(await stored()).toEqual([0, 0, 0, 0]);
  });

  test('F-02 a solution sent twice with its files saves one request', async () => {
    const captcha = await solvedCaptcha();
    const files: Sent[] = [['attachment1', 'a.jpg', jpeg()]];
    const answers = await Promise.all([post(await bodyOf(files, captcha)), post(await bodyOf(files, captcha))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await stored()).slice(0, 3)).toEqual([1, 1, 1]);
  });

  test('F-03 without script a ticket replaces the solution: two seconds old, ours, valid once', async () => {
    const ticket = await createTicket(Date.now() - 3000);
    const rejected = { data: { cause: 'VERIFICATION_FAILED' } };
    const changed = ticket.replace(/^plain\.\d{13}/, `plain.${Date.now() - 4000}`);
    for (const wrong of [await createTicket(), await createTicket(Date.now() - 21 * 60_000), changed])
      expect(await (await post(await bodyOf([], wrong))).json()).toMatchObject(rejected);
    expect((await post(await bodyOf([], ticket))).status).toBe(200);
    expect(await (await post(await bodyOf([], ticket))).json()).toMatchObject(rejected);
    expect(await faultsOf(await post(await bodyOf([], undefined, { website: 'x' })))).toEqual([400, 'website notValid']);
  });

  test('requests are deleted with their files: one by its number, those of an address, all after a year', async () => {
    const file: Sent = ['attachment1', 'a.jpg', jpeg()];
    const { requestId } = (await (await send(file)).json()) as { requestId: string };
    expect(await eraseRequest('other')).toBe(false);
    expect(await eraseRequest(requestId)).toBe(true);
    expect((await stored()).slice(0, 3)).toEqual([0, 0, 0]);
    await send(file);
    await db.transaction().execute((trx) => deleteRequestsOf(trx, 'other@example.com'));
    await deleteOldRequests(Date.now() + 364 * 24 * 60 * 60 * 1000);
    expect((await stored()).slice(0, 3)).toEqual([1, 1, 1]);
    await db.transaction().execute((trx) => deleteRequestsOf(trx, 'miriam@example.com'));
    expect((await stored()).slice(0, 3)).toEqual([0, 0, 0]);
    await send(file);
    await deleteOldRequests(Date.now() + 366 * 24 * 60 * 60 * 1000);
    expect((await stored()).slice(0, 3)).toEqual([0, 0, 0]);
  });
});
