import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTicket } from '#backend/captcha/captcha.ts';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { answerOf, type ContactServer, startContactServer } from '#tests/backend/contact/start-contact-server.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';

const megabyte = 1024 * 1024;
const timeoutMs = 120_000;
const fields = {
  ...{ topic: 'Sonstiges', issue: 'Der Siphon tropft.', firstName: 'Miriam', lastName: 'Ostertag' },
  ...{ email: 'miriam@example.com', country: 'DE', 'privacy-consent': 'accept' },
};
const jpeg = (bytes: number, end = ''): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'),
    Buffer.alloc(bytes - 13, 7),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(end, 'latin1'),
  ]);
type File = [field: string, name: string, content: Buffer];

const boundary = 'endurance';
// Three seconds old: a submission without script is not accepted sooner.
const bodyOf = async (files: File[]): Promise<Buffer> => {
  const captcha = await createTicket(Date.now() - 3000);
  const part = (head: string, content: Buffer): Buffer[] => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  return Buffer.concat([
    ...Object.entries({ ...fields, captcha }).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.flatMap(([field, name, content]) => part(`name="${field}"; filename="${name}"`, content)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
};
const begin = (server: ContactServer, body: Buffer) =>
  server.begin({ 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) });
const send = async (server: ContactServer, ...files: File[]) => {
  const body = await bodyOf(files);
  const call = begin(server, body);
  const response = answerOf(call);
  call.end(body);
  return response;
};
const faultsOf = ({ status, body }: { status: number; body: string }): unknown[] => {
  const { data } = JSON.parse(body) as { data: { fields: { field: string; messageKey: string }[] } };
  return [status, ...data.fields.map(({ field, messageKey }) => `${field} ${messageKey.split('.').at(-1)}`)];
};

beforeAll(() => loadContent());

describeEachDatabase('the contact form behind the HTTP server', (open) => {
  let db: Db;
  beforeEach(async () => {
    db = await open();
  });
  const openHere = (environment: Record<string, string> = {}) => startContactServer({ ...environmentOf(db), ...environment });
  const stored = async () => {
    const counts: number[] = [];
    for (const table of ['contactRequest', 'contactAttachment', 'contactAttachmentPart', 'outbox'] as const)
      counts.push((await db.selectFrom(table).selectAll().execute()).length);
    return counts;
  };

  test('F-02 uploads that are too large or mislabelled are rejected by field, and nothing of them is stored', async () => {
    const server = await openHere();
    const small = jpeg(100);
    const cases: [File[], string[]][] = [
      [[['attachment1', 'a.jpg', jpeg(8 * megabyte + 1)]], ['attachment1 attachmentsSize']],
      [
        [
          ['attachment1', 'a.jpg', jpeg(5 * megabyte)],
          ['attachment2', 'b.jpg', jpeg(3.5 * megabyte)],
        ],
        ['attachment2 attachmentsSize'],
      ],
      [['1', '2', '3', '3'].map((at): File => [`attachment${at}`, 'a.jpg', small]), ['attachment3 attachmentsFull']],
      [[['attachment2', 'a.php.jpg', small]], ['attachment2 attachments']],
      [[['attachment1', 'a.pdf', small]], ['attachment1 attachmentsKind']],
      [[['attachment1', 'a.jpg', jpeg(100, 'PK\u0005\u0006')]], ['attachment1 attachmentsKind']],
      [[['attachment1', 'a.jpg', jpeg(100, '<script>1</script>')]], ['attachment1 attachmentsKind']],
      [[['attachment1', 'a.jpg', Buffer.concat([small.subarray(0, 20), Buffer.from('%PDF-1.7'), small])]], ['attachment1 attachmentsKind']],
    ];
    for (const [files, faults] of cases) expect(faultsOf(await send(server, ...files))).toEqual([400, ...faults]);
    const tooMuch = begin(server, Buffer.alloc(10 * megabyte));
    tooMuch.on('error', () => undefined).flushHeaders();
    expect((await answerOf(tooMuch)).status).toBe(413);
    expect([await stored(), await server.countUploads()]).toEqual([[0, 0, 0, 0], 0]);
  });

  test('F-02 an upload that stalls is answered with 408, an interrupted one leaves nothing behind', { timeout: timeoutMs }, async () => {
    const server = await openHere({ UPLOAD_SECONDS: '2' });
    const body = await bodyOf([['attachment1', 'a.jpg', jpeg(2 * megabyte)]]);
    const slow = begin(server, body);
    const response = answerOf(slow);
    slow.write(body.subarray(0, megabyte));
    expect((await response).status).toBe(408);
    slow.on('error', () => undefined).destroy();
    const cut = begin(server, body).on('error', () => undefined);
    cut.write(body.subarray(0, megabyte));
    await expect.poll(() => server.countUploads(), { timeout: 5000 }).toBe(1);
    cut.destroy();
    await expect.poll(() => server.countUploads(), { timeout: 5000 }).toBe(0);
    expect(await stored()).toEqual([0, 0, 0, 0]);
    expect((await send(server, ['attachment1', 'a.jpg', jpeg(100)])).status).toBe(200);
  });

  test('F-02 F-05 forty uploads of 8 MB at once are stored whole, in less than 100 MB of memory', { timeout: timeoutMs }, async () => {
    const server = await openHere();
    const file = jpeg(8 * megabyte - 100);
    // A warmed-up process, with all its database connections open.
    const first = await Promise.all(Array.from({ length: 10 }, () => send(server, ['attachment1', 'a.jpg', file])));
    expect(first.map(({ status }) => status)).toEqual(first.map(() => 200));
    const before = await server.memory();
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(server, ['attachment1', 'a.jpg', file])));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { most } = await server.memory();
    expect((most - before.now) / megabyte).toBeLessThan(100);
    const { size } = await db
      .selectFrom('contactAttachmentPart')
      .select((row) => row.fn.sum<number>(row.fn('length', ['content'])).as('size'))
      .executeTakeFirstOrThrow();
    expect([Number(size), await server.countUploads()]).toEqual([50 * file.length, 0]);
  });

  test('F-02 of a thousand requests at once few are accepted, the rest get a Retry-After', { timeout: timeoutMs }, async () => {
    const server = await openHere({ RATE_LIMIT: '300' });
    const statuses = new Map<number, number>();
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(server, ['attachment1', 'a.jpg', jpeg(100)])));
      for (const { status, headers } of answers) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([status, status === 429 && !(Number(headers['retry-after']) > 0)]).toEqual([status, false]);
      }
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 3, 429: 997 });
    expect((await stored()).slice(0, 3)).toEqual([3, 3, 3]);
  });
});
