import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seedStock } from '#backend/catalogue/catalogue.ts';
import { loadContent } from '#backend/content/content.ts';
import { createDiscount } from '#backend/discount/discount.ts';
import { createRest } from '#backend/rest/rest.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { createBrowser } from '#tests/backend/rest/test-browser.ts';
import { cartRoutes } from './cart.routes.ts';

describeEachDatabase('guesses at discount codes', (open) => {
  beforeAll(async () => {
    await loadContent();
    const db = await open();
    await seedStock(db);
    await createDiscount(db, { code: 'TEN', kind: 'percentage', value: 1000, currency: null });
  });
  afterEach(() => void vi.unstubAllEnvs());

  test('K-02 end after twenty wrong ones of a network, reported at the field; right ones do not count', async () => {
    vi.stubEnv('TRUST_PROXY', '1');
    const network = `2001:db8:${(Date.now() % 60_000).toString(16)}`;
    const browser = createBrowser(createRest({ '/carts': cartRoutes }, { reads: 0, changes: 0 }), 'de.localhost');
    const from = (client: string) => ({ 'x-forwarded-for': `${network}:${client}::1` });
    const redeem = (code: string, client = '1') => browser.post(`/carts/discount/add?discountCode=${code}`, {}, from(client));
    await browser.post('/carts/add', { productKey: 'bogen-p', variantKey: 'bogen-p-brass' });
    for (let round = 0; round < 25; round++) expect((await redeem('TEN')).status).toBe(200);
    for (let round = 0; round < 20; round++) expect((await redeem(`WRONG${round}`)).status).toBe(400);
    const rejected = await redeem('TEN');
    expect([rejected.status, await rejected.json()]).toMatchObject([
      429,
      { data: { exception: 'TooManyRequestsException', fields: [{ field: 'discountCode', messageKey: 'cart.discountProblem.tooMany' }] } },
    ]);
    expect((await redeem('TEN', '2')).status).toBe(200);
  });
});
