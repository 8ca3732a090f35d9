import type { Db } from '#backend/database/database.ts';
import { hashToken } from '#backend/rest/rest.ts';
import { cart as cartContract } from '#shared/contract/cart.ts';
import { returnSessionAnswer } from '#shared/contract/return.ts';
import { wishlistArticles } from '#shared/contract/wishlist.ts';
import { asPerson } from '../backend/captcha/as-person.ts';
import type { FakeProvider } from '../backend/checkout/fake-provider.ts';
import type { TestBrowser } from '../backend/rest/test-browser.ts';
import { enter, type person } from './enter.ts';
import { makeReady } from './fuzz-steps.ts';
import type { Live } from './make-call.ts';
import type { valuesOfShop } from './values-of-shop.ts';

type Values = ReturnType<typeof valuesOfShop>;

/** Whether this browser is logged in now. */
export const isIn = async (browser: TestBrowser): Promise<boolean> => (await browser.get('/consumer/overview')).status === 200;

/** Gives an account everything that it can have: addresses, a shared wishlist, a paid order, a return session, a registered product, and a full cart. */
export const fillAccount = async (
  db: Db,
  provider: FakeProvider,
  browser: TestBrowser,
  values: Values,
  who: typeof person,
): Promise<void> => {
  await enter(db, browser, who);
  const home = { ...values.delivery.delivery, isPrimary: false };
  await browser.post('/consumer/addresses/delivery/add', home);
  await browser.post('/consumer/addresses/delivery/add', { ...home, street: 'Uferweg 2' });
  await browser.post('/consumer/addresses/billing', values.delivery.delivery);
  await browser.post('/lists/my/add', values.article);
  await browser.post('/lists/my/share', {});
  const purchasedOn = { day: 14, month: 11, year: 2025 };
  const owner = { firstName: 'Ada', lastName: 'Muster', email: who.email, 'privacy-consent': 'accept' };
  await asPerson(browser).post('/consumer/products/register', { model: 'delta-60-s', purchasedOn, boughtAt: 'Undula', ...owner });
  await makeReady(browser, { ...values, delivery: { ...values.delivery, email: who.email } });
  const { placementKey, priceTotal } = cartContract.parse(await (await browser.get('/carts')).json());
  const placed = await browser.post('/orders', { placementKey, acceptedTotal: priceTotal.rawValue, terms: 'accept' });
  if (placed.status === 200) {
    const { orderId } = (await placed.json()) as { orderId: string };
    const attemptId = provider.opened.at(-1) ?? '';
    provider.outcomes.set(attemptId, 'SUCCEEDED');
    await browser.get(`/payments/return/${attemptId}`);
    await browser.post('/returns/find', { name: 'Ada Muster', email: who.email, orderId });
    await browser.post('/returns/statement', { kind: 'withdrawal', quantities: { 0: 1, 1: 1 } });
  }
  await makeReady(browser, values);
};

/** The account's own data from responses: ids of addresses, logins, orders, links and statements. */
export const readOwn = async (db: Db, browser: TestBrowser): Promise<Live> => {
  const session = browser.cookies()['session'];
  const login = await db
    .selectFrom('session')
    .select(['sessionId', 'consumerId'])
    .where('tokenHash', '=', hashToken(session ?? ''))
    .executeTakeFirst();
  const consumerId = login?.consumerId ?? '';
  const address = await db.selectFrom('consumerAddress').select('addressId').where('consumerId', '=', consumerId).executeTakeFirst();
  const order = await db.selectFrom('order').select('orderId').where('consumerId', '=', consumerId).executeTakeFirst();
  const product = await db.selectFrom('registeredProduct').select('registrationId').where('consumerId', '=', consumerId).executeTakeFirst();
  const { shareToken } = wishlistArticles.parse(await (await browser.get('/lists/my/articles')).json());
  const returnSession = returnSessionAnswer.parse(await (await browser.get('/returns/mine')).json());
  const statementKey = returnSession.statement?.statementKey ?? returnSession.open?.statementKey;
  return {
    ...(login && { sessionId: login.sessionId }),
    ...(address && { id: address.addressId }),
    ...(order && { orderId: order.orderId }),
    ...(product && { registrationId: product.registrationId }),
    ...(shareToken !== null && { shareToken }),
    ...(statementKey !== undefined && { statementKey }),
  };
};
