import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceProvider } from '#backend/payment/payment.ts';
import { createShop } from '#tests/backend/checkout/test-shopper.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { signWebhook } from '#tests/backend/payment/payment-harness.ts';

describeEachDatabase('the payment webhook', (open) => {
  // Other files of this process may have left their own provider.
  beforeEach(() => replaceProvider(undefined));
  afterEach(() => void vi.unstubAllEnvs());

  test("O-02 unsigned senders are soon rejected unread; the provider's signed requests always pass", async () => {
    await open();
    vi.stubEnv('RATE_LIMIT', '300');
    vi.stubEnv('TRUST_PROXY', '1');
    const app = createShop();
    const network = crypto.randomUUID().slice(0, 4);
    const send = async (
      from: string,
      signature: string,
      body = '{"id":"evt_1","object":"event","type":"nothing","data":{"object":{}}}',
    ) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature, 'x-forwarded-for': from };
      return (await app.request('http://de.localhost:3000/payments/webhook', { method: 'POST', headers, body })).status;
    };
    const body = JSON.stringify({ id: 'evt_2', object: 'event', type: 'nothing', data: { object: {} } });
    const statuses: number[] = [];
    for (let round = 0; round < 124; round++) statuses.push(await send(`2001:db8:${network}:1::1`, 't=1,v1=00'));
    expect(statuses).toEqual([...Array(120).fill(400), ...Array(4).fill(429)]);
    const signed = new Set<number>();
    for (let round = 0; round < 124; round++) signed.add(await send(`2001:db8:${network}:2::1`, await signWebhook(body), body));
    expect(signed).toEqual(new Set([200]));
  });
});
