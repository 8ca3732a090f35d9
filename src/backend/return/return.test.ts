import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { readStock, setStock } from '#backend/catalogue/catalogue.ts';
import { orderRoutes, paymentRoutes } from '#backend/checkout/checkout.routes.ts';
import { shipOrder } from '#backend/checkout/checkout.ts';
import type { Db } from '#backend/database/database.ts';
import { createRest } from '#backend/rest/rest.ts';
import { type ReturnSession, returnSessionAnswer } from '#shared/contract/return.ts';
import { buyPaid, prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { clearOrders, readOrderRecords, sink, tap, tapSku } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser, type TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { returnRoutes } from './return.routes.ts';
import { approveReturn, declineReturn, receiveReturn, refundReturn } from './return-admin.ts';

const day = 24 * 60 * 60 * 1000;
const host = 'de.localhost:3000';
const modules = { '/carts': cartRoutes, '/orders': orderRoutes, '/payments': paymentRoutes, '/returns': returnRoutes };
const createShop = () => createRest(modules, { reads: 0, changes: 0 });
const who = { name: 'Ada Muster', email: 'Ada@Example.com' };

describeEachDatabase('returns', (open) => {
  let db: Db;
  let app: ReturnType<typeof createShop>;
  beforeAll(async () => {
    db = await prepareShop(open);
    app = createShop();
  });
  beforeEach(() => clearOrders(db));
  afterAll(() => void vi.unstubAllEnvs());

  const buy = (items: object[] = [{ ...tap, quantity: 3 }]): Promise<string> => buyPaid(app, items);
  const read = async (response: Promise<Response>): Promise<ReturnSession> => returnSessionAnswer.parse(await (await response).json());
  const visit = async (orderId: string): Promise<TestBrowser> => {
    const browser = createBrowser(app, host);
    expect((await browser.post('/returns/find', { ...who, orderId: orderId.toLowerCase() })).status).toBe(200);
    return browser;
  };
  const state = (browser: TestBrowser, quantity: number, kind = 'withdrawal', reason = '') =>
    browser.post('/returns/statement', { kind, reason, quantities: { 1: quantity } });
  const confirm = (browser: TestBrowser, returnSession: ReturnSession) =>
    browser.post('/returns/confirm', { statementKey: returnSession.statement?.statementKey ?? '' });
  const giveBack = async (orderId: string, quantity: number, kind = 'withdrawal', reason = ''): Promise<ReturnSession> => {
    const browser = await visit(orderId);
    return read(confirm(browser, await read(state(browser, quantity, kind, reason))));
  };
  // A history cannot be changed: the test writes another one.
  const beShippedBefore = async (time: number): Promise<void> => {
    const entries = await db.deleteFrom('orderHistory').returningAll().execute();
    await db
      .insertInto('orderHistory')
      .values(entries.map((entry) => ({ ...entry, at: Date.now() - time })))
      .execute();
  };
  const returnMails = async () =>
    (await db.selectFrom('outbox').selectAll().where('kind', '=', 'return-mail').orderBy('createdAt').execute()).map(
      ({ key, payload }) => ({
        template: key.split(':')[1],
        payload: JSON.parse(payload),
      }),
    );

  test('O-05 an unknown number and a wrong address give the same error', async () => {
    const orderId = await buy();
    const ask = async (body: object) => {
      const response = await createBrowser(app, host).post('/returns/find', { ...who, ...body });
      return [response.status, await response.text(), response.headers.getSetCookie()];
    };
    const unknown = await ask({ orderId: 'DE-000000-XXXXXXXX' });
    expect(await ask({ orderId, email: 'eve@example.com' })).toEqual(unknown);
    expect(unknown[0]).toBe(404);
  });

  test('O-05 attempts at numbers and addresses are limited', async () => {
    vi.stubEnv('RATE_LIMIT', '300');
    const browser = createBrowser(app, host);
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => browser.post('/returns/find', { ...who, orderId: 'DE-000000-ZZZZZZZZ' })),
    );
    vi.stubEnv('RATE_LIMIT', '0');
    const limited = tries.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThanOrEqual(15);
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('Y-01 two steps: nothing is declared before it is confirmed, then the receipt is due with content and time', async () => {
    const browser = await visit(await buy());
    const stated = await read(state(browser, 2));
    expect([stated.statement?.kind, stated.statement?.reason, stated.receipt]).toEqual(['withdrawal', '', null]);
    expect(await returnMails()).toEqual([]);
    const done = await read(confirm(browser, stated));
    expect(done.receipt).toMatchObject({ kind: 'withdrawal', state: 'APPROVED', name: who.name, email: 'ada@example.com' });
    expect(done.receipt?.history.map((entry) => entry.state)).toEqual(['REQUESTED', 'APPROVED']);
    const [mail, ...others] = await returnMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'return-withdrawn',
      payload: { receipt: { returnId: done.receipt?.returnId, createdAt: done.receipt?.createdAt, items: [{ quantity: 2 }] } },
    });
  });

  test('Y-01 Y-13 a withdrawal stores no reason, a voluntary return may have one and needs none', async () => {
    const orderId = await buy();
    expect((await giveBack(orderId, 1, 'withdrawal', 'damaged')).receipt?.reason).toBe('');
    expect((await giveBack(await buy(), 1, 'voluntary')).receipt).toMatchObject({ state: 'REQUESTED', reason: '' });
    const withReason = await giveBack(orderId, 1, 'voluntary', 'damaged');
    expect(withReason.receipt).toMatchObject({ state: 'REQUESTED', reason: 'damaged', labelUrl: null });
  });

  test('O-05 the same statement confirmed twice at once is one return', async () => {
    const browser = await visit(await buy());
    const stated = await read(state(browser, 1));
    const both = await Promise.all([read(confirm(browser, stated)), read(confirm(browser, stated))]);
    expect(new Set(both.map(({ receipt }) => receipt?.returnId)).size).toBe(1);
    expect(await returnMails()).toHaveLength(1);
  });

  test('O-05 never more pieces than were bought, however many calls come at once', async () => {
    const orderId = await buy();
    const browsers = await Promise.all(Array.from({ length: 6 }, () => visit(orderId)));
    const stated = await Promise.all(browsers.map((browser) => read(state(browser, 2))));
    const answers = await Promise.all(browsers.map((browser, index) => confirm(browser, stated[index] as ReturnSession)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const lines = await db.selectFrom('orderReturnLine').select('quantity').execute();
    expect(lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect((await state(browsers[0] as TestBrowser, 2)).status).toBe(409);
    expect((await state(browsers[0] as TestBrowser, 1)).status).toBe(200);
  });

  test('Y-01 the period ends by the rule of the country; the voluntary one lasts longer', async () => {
    const orderId = await buy();
    await shipOrder(orderId);
    const { order } = await read((await visit(orderId)).get('/returns/mine'));
    expect([order?.withdrawal?.days, order?.voluntary.days, order?.withdrawal?.isOpen]).toEqual([14, 30, true]);
    await beShippedBefore(26 * day);
    const browser = await visit(orderId);
    expect((await state(browser, 1)).status).toBe(409);
    expect((await state(browser, 1, 'voluntary', 'somethingElse')).status).toBe(200);
    await beShippedBefore(60 * day);
    expect((await state(browser, 1, 'voluntary', 'somethingElse')).status).toBe(409);
  });

  test('O-05 an approval, receipt and refund is reported by mail; the money is paid once, the pieces are restocked', async () => {
    const orderId = await buy();
    await setStock(db, tapSku, 5);
    const { receipt } = await giveBack(orderId, 3, 'voluntary', 'doesNotFit');
    const returnId = receipt?.returnId ?? '';
    await approveReturn(returnId);
    await receiveReturn(returnId, { isAsNew: true });
    await refundReturn(returnId);
    await expect(refundReturn(returnId)).rejects.toMatchObject({ exception: 'ReturnStateException' });
    const { refunds, orders } = await readOrderRecords(db);
    expect(refunds.map(({ amount }) => amount)).toEqual([receipt?.refund.rawValue]);
    expect(orders[0]?.state).toBe('REFUNDED');
    expect(await readStock(db, [tap.variantKey])).toEqual(new Map([[tap.variantKey, 8]]));
    expect((await returnMails()).map(({ template }) => template)).toEqual([
      'return-requested',
      'return-approved',
      'return-received',
      'return-refunded',
    ]);
  });

  test('O-05 a completely returned order says so, including what was announced, and accepts no further return', async () => {
    await setStock(db, tapSku, 30);
    const orderId = await buy();
    const look = async () => (await read((await visit(orderId)).get('/returns/mine'))).order;
    expect(await look()).toMatchObject({ returnEnd: null, returns: [] });
    const { receipt } = await giveBack(orderId, 1);
    expect(await look()).toMatchObject({ returnEnd: null, items: [{ returnable: 2 }], returns: [{ returnId: receipt?.returnId }] });
    const { receipt: last } = await giveBack(orderId, 2);
    expect(await look()).toMatchObject({ returnEnd: 'returned', returns: [{ state: 'APPROVED' }, { state: 'APPROVED' }] });
    const rejected = (await (await state(await visit(orderId), 1)).json()) as object;
    expect(rejected).toMatchObject({ data: { fields: [{ field: 'quantities', messageKey: 'returns.end.returned' }] } });
    await declineReturn(last?.returnId ?? '', { note: 'Already fitted' });
    expect((await look())?.returnEnd).toBeNull();
    await shipOrder(orderId);
    await beShippedBefore(60 * day);
    expect((await look())?.returnEnd).toBe('late');
  });

  test('Y-01 a voluntary return that is only announced can be withdrawn from, and only that is still offered', async () => {
    const orderId = await buy();
    const { receipt: asked } = await giveBack(orderId, 3, 'voluntary', 'doesNotFit');
    const browser = await visit(orderId);
    const { order } = await read(browser.get('/returns/mine'));
    expect(order).toMatchObject({
      returnEnd: null,
      items: [{ returnable: 3 }],
      withdrawal: { isOpen: true },
      voluntary: { isOpen: false },
    });
    expect((await state(browser, 1, 'voluntary', 'doesNotFit')).status).toBe(409);
    const stated = await read(state(browser, 3));
    const { receipt } = await read(confirm(browser, stated));
    expect(receipt).toMatchObject({ kind: 'withdrawal', state: 'APPROVED', refund: stated.statement?.refund });
    const { order: after } = await read((await visit(orderId)).get('/returns/mine'));
    expect(after).toMatchObject({ returnEnd: 'returned', returns: [{ returnId: asked?.returnId, state: 'CLOSED', labelUrl: null }, {}] });
  });

  test('O-05 a declined return frees its pieces and states the reason', async () => {
    const orderId = await buy();
    const { receipt } = await giveBack(orderId, 3, 'voluntary', 'somethingElse');
    await declineReturn(receipt?.returnId ?? '', { note: 'Already fitted' });
    expect((await returnMails()).at(-1)?.payload).toMatchObject({ template: 'return-refused', note: 'Already fitted' });
    expect((await giveBack(orderId, 3)).receipt?.state).toBe('APPROVED');
  });

  test('O-05 the label is a tagged document for anyone with its secret', async () => {
    const { receipt } = await giveBack(await buy([sink, tap]), 1);
    const stranger = createBrowser(app, host);
    const response = await stranger.get(receipt?.labelUrl ?? '');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const file = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()), { verbosity: 0 });
    const page = await file.getPage(1);
    const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const word of [receipt?.returnId, 'Undula GmbH', 'Ada Muster', 'Delta 60 S']) expect(text).toContain(word);
    expect(JSON.stringify(await page.getStructTree())).toContain(`"alt":"${receipt?.returnId}"`);
    expect((await stranger.get('/returns/guessed/label.pdf')).status).toBe(404);
  });

  test('B-01 no-script forms: a rejected one redirects back with its input, the others to the next page', async () => {
    const orderId = await buy();
    const browser = createBrowser(app, host);
    const wrong = await browser.form('/returns/find', { ...who, orderId: 'nothing' });
    expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/plain/return-order']);
    expect((await read(browser.get('/returns/mine'))).draft).toMatchObject({
      fields: { orderId: 'nothing' },
      problems: [{ field: '', messageKey: 'returns.refused.notFound' }],
    });
    await browser.form('/returns/find', { ...who, orderId });
    await browser.form('/returns/statement', { kind: 'withdrawal', 'quantities.1': '1' });
    const stated = await read(browser.get('/returns/mine'));
    await browser.form('/returns/confirm', { statementKey: stated.statement?.statementKey ?? '' });
    const done = await read(browser.get('/returns/mine'));
    expect([done.draft, done.receipt?.state]).toEqual([null, 'APPROVED']);
  });
});
