import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { recordPriceHistory, seedStock } from '#backend/catalogue/catalogue.ts';
import { applyPaymentEvent } from '#backend/checkout/checkout.ts';
import { getContentOfCountries, loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { registerProduct } from '#backend/guarantee/guarantee.ts';
import { placedOrder } from '#shared/contract/order.ts';
import { findSite } from '#shared/country/site.ts';
import { startFakeProvider } from '#tests/backend/checkout/fake-provider.ts';
import { createShop, createShopper, eventOf, readOrderRecords, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase, environmentOf } from '#tests/backend/database/each-database.ts';
import { runShop as runWith } from './shop/run-shop.ts';

// Every run is a process of its own, and a busy machine starts few a second.
const patience = 60_000;

describeEachDatabase('npm run shop', (open) => {
  let db: Db;
  const run = (command: string) => runWith(command, environmentOf(db));
  const buy = async (): Promise<string> => {
    const shopper = await createShopper(createShop());
    const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order()).json());
    await applyPaymentEvent(await eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
    return orderId;
  };

  beforeAll(async () => {
    await loadContent();
    startFakeProvider();
    db = await open();
    await seedStock(db);
  });

  test('B-02 orders are shipped, cancelled and refunded, each with its mail', { timeout: patience }, async () => {
    const [shipped, cancelled, refunded] = [await buy(), await buy(), await buy()];
    const answers = await Promise.all([
      run(`orders ship ${shipped} --tracking T123 --note heavy`),
      run(`orders cancel ${cancelled}`),
      run(`orders refund ${refunded}`),
    ]);
    expect(answers.map(({ code, output, errors }) => [code, output, errors])).toEqual([
      [0, `${shipped} is SHIPPED\n`, ''],
      [0, `${cancelled} is CANCELLED\n`, ''],
      [0, `${refunded} is REFUNDED\n`, ''],
    ]);
    const { mails, refunds } = await readOrderRecords(db);
    expect(mails.filter((mail) => mail !== 'mail:order-confirmation').toSorted()).toEqual([
      'mail:order-cancelled',
      'mail:order-refunded',
      'mail:order-shipped',
    ]);
    expect(refunds).toHaveLength(2);
    const agreed = { holder: 'Ada Muster', last4: '3000', wording: 'I authorise the house.\nI accept.', language: 'de' as const };
    await db
      .insertInto('paymentMandate')
      .values({ ...agreed, orderId: shipped, reference: 'M-1', creditorId: 'DE98ZZZ09999999999', acceptedAt: Date.UTC(2026, 0, 2) })
      .execute();
    const [again, shown, owed, retried] = await Promise.all([
      run(`orders ship ${cancelled}`),
      run(`orders show ${shipped}`),
      run(`orders show ${refunded}`),
      run(`orders retry ${refunded}`),
    ]);
    expect(owed.output).toMatch(/\nrefund +€[\d.,]+ {2}waits for its try at 20\d\d/);
    expect(retried.output).toBe(`0 refunds of ${refunded} are tried again\n`);
    expect([again.code, again.errors]).toEqual([1, `Order ${cancelled} is CANCELLED: it cannot become SHIPPED\n`]);
    expect(shown.output).toMatch(
      /\nmandate M-1 {2}creditor DE98ZZZ09999999999 {2}Ada Muster, account ending 3000 {2}agreed 2026-01-02.* \(de\)\n {2}I authorise the house\.\n {2}I accept\.\n/,
    );
    expect(shown.output).toMatch(
      /Ada Muster, Uferweg 1, 33102 Paderborn, DE[\s\S]*20\.22\.1104[\s\S]*PENDING_PAYMENT[\s\S]*PAID[\s\S]*SHIPPED +operator \S+ +T123, heavy/,
    );
  });

  test('Y-04 the price history is printed, for all countries or one', { timeout: patience }, async () => {
    await recordPriceHistory(getContentOfCountries(), db);
    const [all, one, none] = await Promise.all([
      run('prices history mole-60-anthracite'),
      run('prices history mole-60-anthracite --country JP'),
      run('prices history gamma-9'),
    ]);
    expect(all.output.trim().split('\n')).toHaveLength(40);
    expect(one.output).toBe('JP  2026-03-02 00:00  ¥64,000\nJP  2026-10-26 00:00  ¥56,000\n');
    expect([none.code, none.errors]).toEqual([1, 'No price of gamma-9 is known\n']);
  });

  test('B-02 stock and discount codes are set', { timeout: patience }, async () => {
    const five = 'discounts add five --amount 5.00 --currency EUR --until 2026-12-31';
    const answers = await Promise.all([run(`stock set ${tapSku} 7`), run(five)]);
    expect(answers.map(({ output }) => output)).toEqual([`${tapSku}: 7\n`, 'FIVE counts from now on\n']);
    expect(await db.selectFrom('stock').select('pieces').where('sku', '=', tapSku).executeTakeFirst()).toEqual({ pieces: 7 });
    expect(await db.selectFrom('discount').selectAll().executeTakeFirst()).toMatchObject({
      code: 'FIVE',
      kind: 'amount',
      value: 500,
      currency: 'EUR',
      validUntil: Date.parse('2026-12-31T23:59:59.999Z'),
    });
  });

  test('B-02 a discount code has terms that can be shown, and can be ended', { timeout: patience }, async () => {
    const terms = '--free-shipping --minimum 100.00 --currency EUR --from 2026-01-01 --countries at,de --once --limit 50 --exclusive';
    expect((await run(`discounts add ship ${terms}`)).output).toBe('SHIP counts from 2026-01-01 on\n');
    expect((await run(`discounts add SHIP --percent 5`)).errors).toBe('The code SHIP exists already\n');
    const shown = await run('discounts show ship');
    expect(shown.output.replaceAll(/ +/g, ' ').split('\n')).toEqual(
      expect.arrayContaining([
        'worth free shipping',
        'state counts',
        'uses 0 of 50',
        'minimum €100.00',
        'from 2026-01-01',
        'until further notice',
        'countries at,de',
        'once per consumer yes',
        'exclusive yes',
      ]),
    );
    expect((await run('discounts list')).output).toMatch(/^SHIP +free shipping +0 of 50 +counts$/m);
    expect((await run('discounts end SHIP')).output).toBe('SHIP has ended\n');
    expect((await run('discounts list')).output).toMatch(/^SHIP .* ended$/m);
    expect(await run('discounts end GONE')).toMatchObject({ code: 1, errors: 'There is no code GONE\n' });
  });

  test('B-12 B-02 registered products are listed and shown, without their secrets', { timeout: patience }, async () => {
    expect((await run('registrations list')).output).toBe('No registrations\n');
    const site = findSite('de', 'de');
    if (!site) throw new Error('Germany speaks German');
    const sent = {
      ...{ model: '10.60.2101', purchasedOn: { day: 29, month: 2, year: 2024 }, boughtAt: 'Küchen Müller\u001b[2J' },
      ...{ firstName: 'Mia', lastName: 'Ostertag', email: 'mia@example.com', 'privacy-consent': 'accept' as const },
    };
    const { row: registered } = await registerProduct(site, sent, { emailKey: sent.email, consumerId: undefined, mayMail: true });
    const { registrationId, secret } = registered;
    expect((await run('registrations list')).output).toMatch(
      new RegExp(`^${registrationId} .* 10.60.2101 .* until 2039-02-28 .* mia@example.com$`, 'm'),
    );
    const { output } = await run(`registrations show ${registrationId}`);
    expect(output).toContain('bought on 2024-02-29 at Küchen Müller[2J\n15 years of guarantee, until 2039-02-28\nMia Ostertag, de, de\n');
    const { output: json } = await run('registrations list --json');
    expect(JSON.parse(json)).toMatchObject([{ registrationId, boughtAt: sent.boughtAt }]);
    expect(json).not.toContain(secret);
    expect(await run('registrations show G-DE-0')).toMatchObject({ code: 1, errors: 'No registration G-DE-0\n' });
  });

  test('B-02 U-05 contact requests are listed, shown, exported with their files, and erased', { timeout: patience }, async () => {
    expect((await run('contact list')).output).toBe('No contact requests\n');
    const folder = await mkdtemp(join(tmpdir(), 'contact-export-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [requestId, size] = ['7b0e8d1c-0000-4000-8000-000000000001', 5];
    const fields = JSON.stringify({ topic: 'Advice\u001b[2J', issue: 'It drips.', email: 'Mia@example.com', fax: '' });
    const row = { requestId, fields, country: 'de', language: 'de', emailKey: 'mia@example.com', createdAt: 0 } as const;
    await db.insertInto('contactRequest').values(row).execute();
    for (const [at, name] of ['tap.jpg', 'a\\b.pdf'].entries()) {
      const file = { requestId, position: at + 1 };
      await db
        .insertInto('contactAttachment')
        .values({ ...file, name, size, mediaType: 'image/jpeg' })
        .execute();
      for (const [part, text] of ['abc', 'de'].entries())
        await db
          .insertInto('contactAttachmentPart')
          .values({ ...file, part, content: Buffer.from(text) })
          .execute();
    }
    const [listed, shown, json] = await Promise.all([run('contact list'), run(`contact show ${requestId}`), run('contact list --json')]);
    expect(listed.output).toBe(`${requestId}  1970-01-01 00:00  de/de  2 files  Advice[2J  Mia@example.com\n`);
    expect(shown.output).toContain('\nissue: It drips.\nemail: Mia@example.com\ntap.jpg  image/jpeg  5 bytes\n');
    expect(JSON.parse(json.output)).toMatchObject([{ requestId, attachments: [{ name: 'tap.jpg', size }, { size }] }]);
    const exported = join(folder, requestId);
    expect((await run(`contact export ${requestId} --to ${folder}`)).output).toBe(`${exported}\n`);
    expect((await readdir(exported)).toSorted()).toEqual(['1-tap.jpg', '2-a_b.pdf', 'request.json']);
    expect(await readFile(join(exported, '1-tap.jpg'), 'utf8')).toBe('abcde');
    expect(await run(`contact export ${requestId} --to ${folder}`)).toMatchObject({ code: 1, errors: `${exported} is there already\n` });
    expect((await run(`contact erase ${requestId}`)).output).toBe(`${requestId} is erased\n`);
    for (const table of ['contactRequest', 'contactAttachment', 'contactAttachmentPart'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    for (const command of ['show', 'erase'])
      expect(await run(`contact ${command} ${requestId}`)).toMatchObject({ code: 1, errors: `There is no contact request ${requestId}\n` });
  });
});

test('B-02 a rejected command says why and exits with 1', { timeout: patience }, async () => {
  const away = { DATABASE_URL: 'postgresql://shop:secret@localhost:1/shop' };
  const { code, errors } = await runWith('orders list', away);
  expect([code, errors]).toEqual([1, expect.stringContaining('The database localhost:1/shop cannot be used')]);
  expect(errors).not.toContain('secret');
});

test.each([
  ['orders vanish', "unknown command 'vanish'"],
  ['orders list --state LOST', "argument 'LOST' is invalid"],
  [`stock set ${tapSku} -1`, 'A whole number from 0 to 999999 is wanted'],
  ['prices history bogen-p-brass --country mars', 'One of at, '],
  ['discounts add TEN --amount 5.00', '--amount with --currency'],
  ['discounts add TEN --percent 10 --minimum 50.00', '--minimum needs --currency'],
  ['discounts add TEN --percent 10 --free-shipping', 'give either'],
  ['discounts add TEN --percent 10 --countries de,xx', 'Countries of the shop are wanted'],
  ['discounts add TEN --percent 10 --from 2026-02-31', 'A day is wanted'],
  ['discounts add TEN --percent 10 --from 2026-03-01 --until 2026-02-01', '--from lies after --until'],
  ['discounts add TEN --percent 10 --limit 0', 'A whole number from 1 is wanted'],
  ['returns refuse R-DE-1', "required option '--note <text>' not specified"],
  ['webhooks add http://example.com', 'http:// only on this machine'],
  ['orders ship DE-1 --link https://example.com', '--link needs --tracking'],
  ['contact export x', "required option '--to <folder>' not specified"],
  ['returns list --state LOST', "argument 'LOST' is invalid"],
])('B-02 an invalid command says why and exits with 2: %s', { timeout: patience }, async (command, reason) => {
  const { code, errors } = await runWith(command, { DATABASE_FILE: ':memory:' });
  expect([code, errors]).toEqual([2, expect.stringContaining(reason)]);
});
