import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { order as orderContract } from '../../src/shared/contract/order.ts';
import { logIn } from '../support/browser/account.ts';
import { buyers } from '../support/browser/buyers.ts';
import { layerOf, namesIn, type Pushed } from '../support/browser/data-layer.ts';
import { operate } from '../support/browser/operator.ts';
import { cards, type Shopper, test } from '../support/browser/shopper.ts';

const common = { visitor_type: 'consumer' };
const view = (category: string, eid: string) => ({
  event: 'page_view',
  ...common,
  country: 'us',
  language: 'en',
  area: 'shop',
  category,
  eid,
  login_state: 'logged out',
});
const item = {
  item_id: '10.60.2101',
  item_name: 'Delta 60 S',
  item_brand: 'Undula',
  item_variant: 'Anthracite',
  item_category: 'sink',
  item_category2: 'granite',
  price: 489,
  quantity: 1,
};
const goods = { currency: 'USD', value: 489, items: [item] };
const event = (name: string, ecommerce: object) => ({ event: name, ...common, ecommerce });
const attributes = {
  id: item.item_id,
  key: 'delta-60-s',
  name: item.item_name,
  brand: 'Undula',
  variant: 'Anthracite',
  category: 'sink',
  category2: 'granite',
  finish: 'anthracite',
  price: 489,
  currency: 'USD',
  availability: 'in stock',
  reduced: false,
  badge: 'bestseller',
  guarantee_years: 15,
};

/** Waits until the given number of events was pushed in this document, and returns the new ones since `from`. */
const pushedSince = async (page: Page, from: number, names: string[]): Promise<Pushed[]> => {
  await expect.poll(async () => (await namesIn(page)).slice(from)).toEqual(names);
  return ((await layerOf(page)) ?? []).slice(from);
};

const readOrder = async (page: Page, orderId: string) =>
  orderContract.parse(await page.evaluate(async (id) => (await fetch(`/orders/${id}?locale=en-US`)).json(), orderId));

/** Returns an order through its forms, up to the receipt. */
const sendBack = async (shopper: Shopper, page: Page, orderId: string): Promise<string> => {
  const clickButton = (key: Parameters<Shopper['t']>[0]) => page.getByRole('button', { name: shopper.t(key), exact: true }).click();
  await shopper.visit(`return-order/${orderId}`);
  await shopper.field('returns.name').fill('Ada Moss');
  await shopper.field('checkout.address.email').fill(buyers.us.email);
  await clickButton('returns.find');
  await page
    .getByRole('main')
    .getByLabel(shopper.t('returns.pieces', { name: item.item_name }))
    .selectOption('1');
  await shopper.field('returns.reasonLabel').selectOption('changedMind');
  await clickButton('returns.next');
  await clickButton('returns.confirm.voluntary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.t('mail.return-requested.heading'));
  return /R-US-\d{6}-[A-Z0-9]{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
};

test('A-01 A-02 with consent a whole purchase is reported event by event, and its refund once', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  await shopper.visit('sinks');
  const [listed, { ecommerce: list } = {}] = await pushedSince(page, 0, ['page_view', 'view_item_list']);
  expect(listed).toEqual(view('PLP', 'sinks'));
  const shown = await page.locator('#results article').count();
  const { item_list_id, items } = list as { item_list_id: string; items: object[] };
  expect([item_list_id, items.length, items[0]]).toEqual(['sinks', shown, { ...item, index: 0 }]);

  await shopper.openProduct(item.item_name);
  const product = await pushedSince(page, 2, ['select_item', 'page_view', 'view_item']);
  expect(product).toEqual([
    event('select_item', { item_list_id: 'sinks', items: [{ ...item, index: 0 }] }),
    { ...view('PDP', 'delta-60-s'), product: attributes },
    event('view_item', goods),
  ]);

  await page.getByRole('main').locator('form[data-heart]:not(article *)').getByRole('button').first().click();
  expect(await pushedSince(page, 5, ['add_to_wishlist'])).toEqual([event('add_to_wishlist', goods)]);

  await shopper.putIntoCart();
  expect(await pushedSince(page, 6, ['add_to_cart'])).toEqual([event('add_to_cart', goods)]);
  const more = shopper.dialog().getByRole('button', { name: shopper.sayStart('cart.more') });
  await more.first().click();
  await pushedSince(page, 7, ['add_to_cart']);
  const less = shopper.dialog().getByRole('button', { name: shopper.sayStart('cart.less') });
  await less.first().click();
  expect(await pushedSince(page, 8, ['remove_from_cart'])).toEqual([event('remove_from_cart', goods)]);

  await shopper.goToCheckout();
  const ordering = { ...goods, coupon: '' };
  expect(await pushedSince(page, 9, ['page_view', 'begin_checkout'])).toEqual([
    view('checkout', 'checkout/address'),
    event('begin_checkout', ordering),
  ]);
  await shopper.fillAddress(buyers.us);
  await shopper.submitAddress();
  expect(await pushedSince(page, 11, ['add_shipping_info'])).toEqual([event('add_shipping_info', { ...ordering, shipping_tier: 'DHL' })]);
  await shopper.choosePayment('CreditCard');
  expect(await pushedSince(page, 12, ['add_payment_info'])).toEqual([
    event('add_payment_info', { ...ordering, payment_type: 'CreditCard' }),
  ]);

  await shopper.order();
  await shopper.payByCard(cards.pays);
  const orderId = await shopper.seeSuccess();
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(['page_view', 'purchase']);
  const order = await readOrder(page, orderId);
  const pushed = (await layerOf(page)) ?? [];
  expect(pushed.find(({ event: name }) => name === 'page_view')).toEqual(view('checkout', 'checkout/success'));
  expect(pushed.find(({ event: name }) => name === 'purchase')).toEqual(
    event('purchase', {
      transaction_id: orderId,
      currency: 'USD',
      value: order.priceTotal.rawValue / 100,
      shipping: 49,
      coupon: '',
      discount: 0,
      items: [item],
    }),
  );

  const returnId = await sendBack(shopper, page, orderId);
  await pushedSince(page, 0, ['page_view']);
  await operate('returns', 'approve', returnId);
  await page.reload();
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(['page_view', 'refund']);
  expect((await layerOf(page))?.find(({ event: name }) => name === 'refund')).toMatchObject({
    ...common,
    ecommerce: {
      transaction_id: orderId,
      currency: 'USD',
      items: [
        { item_id: item.item_id, item_name: item.item_name, item_brand: 'Undula', item_variant: 'Anthracite', price: 489, quantity: 1 },
      ],
    },
  });
  await page.reload();
  await pushedSince(page, 0, ['page_view']);
});

test('viewing the cart and searching are reported', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  await shopper.visit('sinks/delta-60-s');
  await shopper.putIntoCart();
  await expect(shopper.dialog()).toBeVisible();
  await pushedSince(page, 0, ['page_view', 'view_item', 'add_to_cart']);
  await shopper.visit('cart');
  expect(await pushedSince(page, 0, ['page_view', 'view_cart'])).toEqual([view('cart', 'cart'), event('view_cart', goods)]);
  await shopper.visit('search/granite%20sink');
  const [seen, searched] = await pushedSince(page, 0, ['page_view', 'search', 'view_item_list']);
  expect([seen, searched]).toEqual([view('search', 'search'), { event: 'search', ...common, search_term: 'granite sink' }]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: shopper.t('cart.title') })
    .click();
  await expect(shopper.dialog()).toBeVisible();
  expect(await pushedSince(page, 3, ['view_cart'])).toEqual([event('view_cart', goods)]);
});

test('A-01 a logged-in consumer is reported by the SHA-256 of the id, and by nothing else', async ({ shopperIn, page }) => {
  const shopper = await shopperIn('us');
  const person = { email: `${randomUUID()}@example.example`, firstName: 'Ada', lastName: 'Moss' };
  await logIn(page, shopper.origin, person);
  await shopper.visit();
  const id = await page.evaluate(async () => (await (await fetch('/consumer/?locale=en-US')).json()).information.id as string);
  const [seen] = await pushedSince(page, 0, ['page_view']);
  const user = createHash('sha256').update(id).digest('hex');
  expect(seen).toEqual({ ...view('home', 'home'), login_state: 'logged in', user_id: user });
  expect(JSON.stringify(await layerOf(page))).not.toContain(id);
});

test('A-01 a page view is sent after 150 ms, by a link and by Back; another sort order of a list sends none', async ({
  shopperIn,
  page,
}) => {
  await page.clock.install();
  const shopper = await shopperIn('us');
  await shopper.visit('sinks');
  await pushedSince(page, 0, ['page_view', 'view_item_list']);
  await page.locator('select[name="sort"]').selectOption('new');
  await expect(page).toHaveURL(/sort=new/);
  await pushedSince(page, 1, ['view_item_list', 'view_item_list']);
  await page.getByRole('contentinfo').locator('a[href="/taps"]').hover();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const views = async () => ((await layerOf(page)) ?? []).flatMap(({ event: name, eid }) => (name === 'page_view' ? [eid] : []));
  const expectAfter150 = async (eid: string, before: string[]) => {
    await page.clock.runFor(149);
    expect(await views()).toEqual(before);
    await page.clock.runFor(1);
    await expect.poll(views).toEqual([...before, eid]);
  };
  const name = await heading.textContent();
  await page.getByRole('contentinfo').locator('a[href="/taps"]').click();
  await expect(heading).not.toHaveText(name ?? '');
  await expectAfter150('taps', ['sinks']);
  await page.goBack();
  await expect(heading).toHaveText(name ?? '');
  await expectAfter150('sinks', ['sinks', 'taps']);
});

test('without consent, where it is required, nothing is pushed, stored or loaded', async ({ shopperIn, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const measures = /\/assets\/track-visit-|\/api\/product\/measured|googletagmanager/;
  const shopper = await shopperIn('de');
  await shopper.bringToCheckout(buyers.de);
  await page.waitForLoadState('networkidle');
  expect(await layerOf(page)).toBeUndefined();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(requested.filter((url) => measures.test(url))).toEqual([]);
  const american = await shopperIn('us');
  await american.visit('sinks');
  await pushedSince(page, 0, ['page_view', 'view_item_list']);
  expect(requested.filter((url) => measures.test(url)).length).toBeGreaterThanOrEqual(2);
});
