import { beforeAll, expect, test } from 'vitest';
import { applyPaymentEvent, refundOrder } from '#backend/checkout/checkout.ts';
import type { Db } from '#backend/database/database.ts';
import { order as orderContract, placedOrder } from '#shared/contract/order.ts';
import { prepareShop } from '#tests/backend/checkout/test-shop.ts';
import { createShop, createShopper, eventOf } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { factsOf } from './invoice.ts';

const contact = { email: 'ada@example.com', phone: '' };
const home = { firstName: 'Ada', lastName: 'Muster', street: 'Uferweg 1', postalCode: '33102', city: 'Paderborn', country: 'de' };

describeEachDatabase('a company as the buyer', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = await prepareShop(open);
  });
  const shop = () => createShopper(createShop());
  const fieldsOf = async (response: Response): Promise<unknown> =>
    ((await response.json()) as { data?: { fields?: { field: string }[] } }).data?.fields?.map(({ field }) => field);

  test('O-04 V-03 a tax number is checked by format and check digit, where a company is named', async () => {
    const { browser } = await shop();
    const send = (delivery: object, billing?: object) =>
      browser.post('/carts/address/delivery', {
        ...contact,
        delivery: { ...home, ...delivery },
        ...(billing && { billing: { ...home, ...billing } }),
      });
    expect(await fieldsOf(await send({ company: 'Küchen GmbH', taxNumber: 'DE136695977' }))).toEqual(['delivery.taxNumber']);
    expect(await fieldsOf(await send({}, { company: 'Küchen GmbH', taxNumber: '12' }))).toEqual(['billing.taxNumber']);
    // A company of another EU country is invoiced under its own number.
    expect((await send({ company: 'Cuisines SA', taxNumber: 'FR83404833048' })).status).toBe(200);
    expect((await send({ company: 'Küchen GmbH', taxNumber: '' })).status).toBe(200);
    // The field is not shown without a company, so its content must not block the buyer.
    expect((await send({ company: '', taxNumber: '12' })).status).toBe(200);
  });

  test('O-04 the number is stored with the order and printed on invoice and credit note', async () => {
    const shopper = await shop();
    const delivery = { ...home, company: 'Küchen GmbH', taxNumber: 'de 136 695 976' };
    await shopper.browser.post('/carts/address/delivery', { ...contact, delivery });
    const { orderId, redirectUrl } = placedOrder.parse(await (await shopper.order(await shopper.cart())).json());
    const actual = orderContract.parse(await (await shopper.browser.get(`/orders/${orderId}`)).json());
    expect(actual.billingAddress).toMatchObject({ company: 'Küchen GmbH', taxNumber: 'de 136 695 976' });
    await applyPaymentEvent(await eventOf(redirectUrl.split('/').at(-1) ?? '', 'SUCCEEDED'));
    await refundOrder(orderId);
    const documents = await db.selectFrom('invoice').selectAll().where('orderId', '=', orderId).orderBy('issuedAt').execute();
    expect(documents.map((pdf) => [pdf.kind, factsOf(pdf).buyerTaxNumber])).toEqual([
      ['invoice', 'DE 136 695 976'],
      ['credit', 'DE 136 695 976'],
    ]);
  });
});
