import { beforeEach, expect, test, vi } from 'vitest';
import { createTicket } from '#backend/captcha/captcha.ts';
import { deleteEndedGuarantees } from '#backend/guarantee/guarantee.ts';
import { createDispatcher, type OutboxHandlers } from '#backend/jobs/jobs.ts';
import { accountExport } from '#shared/contract/account.ts';
import { registeredProducts, registrationReceipt } from '#shared/contract/registered-product.ts';
import { dayIn } from '#shared/guarantee/calendar-day.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { linkOf, mia } from '#tests/backend/consumer/test-account.ts';
import { guaranteeMailTo } from '#tests/backend/mail/mail-handlers.ts';
import { openMailbox } from '#tests/backend/mail/mailbox.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { readOwnRegistration } from './own-registration.ts';

const path = '/consumer/products/register';
const sent = {
  model: '10.60.2101',
  purchasedOn: { day: 14, month: 11, year: 2025 },
  boughtAt: 'Küchen Müller',
  firstName: 'Mia',
  lastName: 'Ostertag',
  email: 'mia.ostertag@example.com',
  'privacy-consent': 'accept',
};
const form = {
  ...{ model: sent.model, boughtAt: sent.boughtAt, firstName: 'Mia', lastName: 'Ostertag', email: sent.email, 'privacy-consent': 'accept' },
  ...{ 'purchasedOn.day': '14', 'purchasedOn.month': '11', 'purchasedOn.year': '2025' },
};
const germany = { country: 'de', language: 'de', locale: 'de-DE', root: '/' } as const;
const dayOf = (at: number) => {
  const [year = 0, month = 0, day = 0] = dayIn(at, 'Europe/Berlin').split('-').map(Number);
  return { year, month, day };
};
const day = 24 * 60 * 60 * 1000;

describeAccounts('registered products', ({ visit, openAccount, logIn, deliver, db }) => {
  beforeEach(async () => {
    await db().deleteFrom('registeredProduct').execute();
  });
  const rows = () => db().selectFrom('registeredProduct').selectAll().execute();
  const mails = () => db().selectFrom('outbox').selectAll().where('kind', '=', 'guarantee-mail').execute();
  const productsOf = async (browser: TestBrowser) =>
    registeredProducts.parse(await (await browser.get('/consumer/products')).json()).products;
  const faultsOf = async (response: Response) => {
    const { data } = (await response.json()) as { data: { fields?: { field: string; messageKey: string }[] } };
    return [response.status, ...(data.fields ?? []).map(({ field, messageKey }) => `${field} ${messageKey}`)];
  };
  /** The parameters of the links in the mails of all registrations. */
  const links = async () => (await rows()).map(({ registrationId, secret }) => ({ id: registrationId, key: secret }));
  /** Confirms all registrations by the links of their mails. */
  const confirmAll = async () => {
    for (const link of await links()) expect((await visit().post('/consumer/products/confirm', link)).status).toBe(200);
  };
  /** A visitor with an account, logged in. */
  const enter = async (email: string): Promise<TestBrowser> => {
    const browser = visit();
    await openAccount(browser, { email });
    await logIn(browser, email);
    return browser;
  };

  test('B-12 a product is registered with the guarantee in force at its purchase, and one mail is queued', async () => {
    const response = await visit().post(path, sent);
    const receipt = registrationReceipt.parse(await response.json());
    expect(receipt).toMatchObject({ name: 'Delta\u00A060\u00A0S', guaranteeEnds: '2040-11-14' });
    expect(receipt.registrationId).toMatch(/^G-DE-\d{6}-[2-9A-Z]{8}$/);
    expect(await rows()).toMatchObject([
      { ...receipt, productKey: 'delta-60-s', sku: '10.60.2101', purchasedOn: '2025-11-14', guaranteeYears: 15, consumerId: null },
    ]);
    expect(await mails()).toHaveLength(1);
  });

  test('B-12 the same registration sent twice, even at once, is one with one mail; another date is another one', async () => {
    const answers = await Promise.all([visit().post(path, sent), visit().post(path, { ...sent, email: sent.email.toUpperCase() })]);
    const ids = await Promise.all(answers.map(async (response) => registrationReceipt.parse(await response.json()).registrationId));
    expect(ids[0]).toBe(ids[1]);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);
    await visit().post(path, { ...sent, purchasedOn: { ...sent.purchasedOn, day: 15 } });
    expect([(await rows()).length, (await mails()).length]).toEqual([2, 2]);
  });

  test('B-12 a model without a number is enough where the number is no longer legible', async () => {
    const receipt = registrationReceipt.parse(await (await visit().post(path, { ...sent, model: ' bogen p ' })).json());
    expect(receipt).toMatchObject({ name: 'Bogen\u00A0P', guaranteeEnds: '2030-11-14' });
    expect(await rows()).toMatchObject([{ productKey: 'bogen-p', sku: null }]);
  });

  test('B-12 bad input names its field, and nothing of it is stored', async () => {
    const browser = visit();
    const post = async (change: object) => faultsOf(await browser.post(path, { ...sent, ...change }));
    expect(await post({ model: 'Omega 9' })).toEqual([400, 'model guarantee.refused.unknown']);
    expect(await post({ purchasedOn: dayOf(Date.now() + day) })).toEqual([400, 'purchasedOn guarantee.refused.future']);
    expect(await post({ purchasedOn: { day: 1, month: 1, year: 2009 } })).toEqual([400, 'purchasedOn guarantee.refused.over']);
    expect(await post({ purchasedOn: { day: 31, month: 4, year: 2025 } })).toEqual([400, 'purchasedOn general.validation.notValid']);
    expect(await post({ purchasedOn: { day: 29, month: 2, year: 2025 } })).toEqual([400, 'purchasedOn general.validation.notValid']);
    expect(await post({ email: 'x', boughtAt: ' ', 'privacy-consent': 'no' })).toEqual([
      400,
      'boughtAt general.validation.required',
      'email general.validation.email',
      'privacy-consent general.validation.tick',
    ]);
    expect(await post({ lastName: 'Oster\u202etag' })).toEqual([400, 'lastName general.validation.characters']);
    expect(await post({ secret: '1' })).toEqual([400, 'secret general.validation.notValid']);
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  test("B-12 today is a valid date of purchase, in the country's time zone", async () => {
    expect((await visit().post(path, { ...sent, purchasedOn: dayOf(Date.now()) })).status).toBe(200);
  });

  test('B-12 B-01 a no-script form leads to its document, which shows the registration; a rejected one shows its input', async () => {
    const browser = visit();
    const rejected = await browser.form(path, { ...form, model: 'Omega 9', 'purchasedOn.day': '１４' });
    expect([rejected.status, rejected.headers.get('location')]).toEqual([303, '/plain/product-registration']);
    const shown = await readOwnRegistration(germany, browser.cookieHeader(), undefined);
    expect(shown.registered).toBeUndefined();
    expect(shown.draft?.fields).toMatchObject({ model: 'Omega 9', 'purchasedOn.day': '１４', boughtAt: 'Küchen Müller', firstName: 'Mia' });
    expect(shown.draft?.problems).toEqual([{ field: 'model', messageKey: 'guarantee.refused.unknown' }]);
    const done = await browser.form(path, { ...form, 'purchasedOn.day': '１４' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/plain/product-registration']);
    const own = await readOwnRegistration(germany, browser.cookieHeader(), undefined);
    expect(own.registered).toMatchObject({
      name: 'Delta\u00A060\u00A0S',
      variantName: 'Anthrazit',
      guaranteeEnds: '2040-11-14',
      holder: 'Mia Ostertag',
    });
    expect((await readOwnRegistration(germany, visit().cookieHeader(), undefined)).registered).toBeUndefined();
  });

  test("B-12 the mail is sent by SMTP in the page's language, states the last day, and its link shows and withdraws", async () => {
    const mailbox = await openMailbox();
    vi.stubEnv('SMTP_URL', mailbox.url);
    await visit('ch.localhost').post(`${path}?locale=fr-CH`, sent);
    const handlers: OutboxHandlers = { 'guarantee-mail': guaranteeMailTo() };
    await createDispatcher(db(), handlers).drain();
    await mailbox.close();
    const [mail] = mailbox.mails;
    expect(mailbox.envelopes).toEqual([sent.email]);
    expect(mail?.subject).toMatch(/^Votre enregistrement G-CH-/);
    expect(mail?.text).toContain('14 novembre 2040');
    expect(mail?.text).toContain('Delta\u00A060\u00A0S, Anthracite');
    // No text of a stranger reaches anybody's mailbox through us.
    for (const word of ['Küchen Müller', 'Mia', 'Ostertag'])
      expect(`${mail?.text} ${mail?.html} ${JSON.stringify(mail?.to)}`).not.toContain(word);
    const { pathname, searchParams } = new URL(/https:\/\/\S+\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(pathname).toBe('/fr/plain/product-registration');
    const link = { id: searchParams.get('id') ?? '', key: searchParams.get('key') ?? '' };
    expect((await readOwnRegistration(germany, '', link)).registered).toMatchObject({ registrationId: link.id });
    expect((await readOwnRegistration(germany, '', { ...link, key: 'wrong' })).registered).toBeUndefined();
    await visit().post('/consumer/products/forget', { ...link, key: 'wrong' });
    expect(await rows()).toHaveLength(1);
    const removed = await visit().form('/consumer/products/forget', link);
    expect(removed.headers.get('location')).toBe('/plain/product-registration?done=FORGOTTEN');
    expect(await rows()).toEqual([]);
  });

  test('B-12 an account has what was registered while logged in, and what its mailbox confirmed', async () => {
    const owner = await enter(mia.email);
    const stranger = await enter('other@example.com');
    await visit().post(path, sent);
    // Anybody may name any address.
    expect(await productsOf(owner)).toEqual([]);
    const [{ id = '', key = '' } = {}] = await links();
    expect((await visit().post('/consumer/products/confirm', { id, key: `${key}x` })).status).toBe(404);
    expect(await productsOf(owner)).toEqual([]);
    const confirmed = await visit().form('/consumer/products/confirm', { id, key });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/plain/product-registration?done=CONFIRMED']);
    expect(await productsOf(owner)).toMatchObject([{ registrationId: id }]);
    await owner.post(path, { ...sent, model: 'bogen-p', email: 'kitchen@example.com' });
    expect((await productsOf(owner)).map(({ name }) => name).toSorted()).toEqual(['Bogen\u00A0P', 'Delta\u00A060\u00A0S']);
    // Typing an address, even of an account that is logged in elsewhere, reveals nothing of it.
    await stranger.post(path, { ...sent, model: 'planke' });
    expect(await productsOf(stranger)).toMatchObject([{ productKey: 'planke' }]);
    expect(await productsOf(owner)).toHaveLength(2);
    expect((await visit().get('/consumer/products')).status).toBe(401);
  });

  test('B-12 an account can withdraw its own registrations and no others', async () => {
    const owner = await enter(mia.email);
    const stranger = await enter('other@example.com');
    await owner.post(path, sent);
    const [product] = await productsOf(owner);
    const registrationId = product?.registrationId ?? '';
    expect((await stranger.post('/consumer/products/remove', { registrationId })).status).toBe(404);
    expect((await visit().post('/consumer/products/remove', { registrationId })).status).toBe(401);
    expect(await rows()).toHaveLength(1);
    expect(await (await owner.post('/consumer/products/remove', { registrationId })).json()).toEqual({ products: [] });
  });

  test('B-12 an unverified account has nothing of what its address registered', async () => {
    await visit().post(path, sent);
    await visit().post('/consumer/create', { ...mia, email: sent.email });
    expect((await logIn(visit(), sent.email)).status).toBe(403);
    expect(await rows()).toMatchObject([{ consumerId: null }]);
  });

  test('B-12 U-05 the export contains them, a new address preserves them, and deleting the account deletes them', async () => {
    const owner = await enter(mia.email);
    await visit().post(path, sent);
    await confirmAll();
    expect(accountExport.parse(await (await owner.get('/consumer/export')).json()).products).toHaveLength(1);
    await deliver();
    await owner.post('/consumer/email', { email: 'mia.neu@example.com', currentPassword: mia.password });
    const letter = (await deliver()).find(({ to }) => to.address === 'mia.neu@example.com');
    await owner.post('/consumer/email/confirm', linkOf(letter));
    expect(await productsOf(owner)).toHaveLength(1);
    // A later owner of the old address finds nothing of it.
    await deliver();
    const heir = await enter(mia.email);
    expect(await productsOf(heir)).toEqual([]);
    // The week in which the old mailbox can undo the change is over.
    await db().deleteFrom('consumerCode').execute();
    expect((await owner.call('/consumer/delete', { method: 'POST' })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('B-12 a registration is retained until a week after its guarantee has ended', async () => {
    await visit().post(path, sent);
    const ends = Date.UTC(2040, 10, 14);
    await deleteEndedGuarantees(ends + 7 * day);
    expect(await rows()).toHaveLength(1);
    await deleteEndedGuarantees(ends + 8 * day);
    expect(await rows()).toEqual([]);
  });

  test('B-12 F-03 nothing is registered without a valid captcha, and each is valid once', async () => {
    const send = async (captcha: string) => faultsOf(await visit().post(path, { ...sent, captcha }));
    const rejected = [400, 'captcha general.captcha.failed'];
    for (const captcha of ['', 'made up']) expect(await send(captcha)).toEqual(rejected);
    expect([await rows(), await mails()]).toEqual([[], []]);
    const solved = await solvedCaptcha();
    expect((await visit().post(path, { ...sent, captcha: solved })).status).toBe(200);
    expect(await send(solved)).toEqual(rejected);
    expect(await rows()).toHaveLength(1);
  });

  test('B-12 F-03 B-01 without script the form comes back with its input, and is accepted with the ticket of its page', async () => {
    const browser = visit();
    await browser.form(path, { ...form, captcha: '' });
    expect((await readOwnRegistration(germany, browser.cookieHeader(), undefined)).draft).toMatchObject({
      fields: form,
      problems: [{ field: '', messageKey: 'general.captcha.again' }],
    });
    await browser.form(path, { ...form, captcha: await createTicket(Date.now() - 3000) });
    expect((await readOwnRegistration(germany, browser.cookieHeader(), undefined)).registered).toMatchObject({ email: sent.email });
  });

  test('B-12 nobody’s mailbox is flooded, and nobody is locked out by others: over the limit only the mail is withheld', async () => {
    vi.stubEnv('RATE_LIMIT', '1');
    vi.stubEnv('TRUST_PROXY', '1');
    const email = `flooded-${crypto.randomUUID()}@example.com`;
    const post = (network: number, round: number): Promise<Response> => {
      const from = { 'x-forwarded-for': `2001:db8:${email.slice(8, 12)}:${network}::1` };
      return visit().post(path, { ...sent, email, boughtAt: `Dealer ${network} ${round}` }, from);
    };
    const send = async (network: number, round: number): Promise<number> => (await post(network, round)).status;
    const statuses: number[] = [];
    for (const network of [1, 2, 3]) for (let round = 0; round < 11; round += 1) statuses.push(await send(network, round));
    expect(statuses.map((status, index) => (status === 200 ? Math.floor(index / 11) : -1)).filter((network) => network >= 0)).toEqual([
      ...Array(10).fill(0),
      ...Array(10).fill(1),
      ...Array(10).fill(2),
    ]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect([(await rows()).length, (await mails()).length]).toEqual([30, 20]);
    // The same sent again later is the same registration, and now its mail is sent, once.
    vi.stubEnv('RATE_LIMIT', '0');
    const again = async () => registrationReceipt.parse(await (await post(3, 0)).json()).registrationId;
    expect(await again()).toBe(await again());
    expect([(await rows()).length, (await mails()).length]).toEqual([30, 21]);
  });
});
