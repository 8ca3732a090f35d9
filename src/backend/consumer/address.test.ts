import { beforeEach, expect, test, vi } from 'vitest';
import { profile } from '#shared/contract/consumer.ts';
import { type DeliveryAddress, deliveryAddresses } from '#shared/contract/consumer-address.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia } from '#tests/backend/consumer/test-account.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';

const home = { firstName: 'Mia', lastName: 'Ostertag', street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln', country: 'de' };
const abroad = { ...home, street: 'Rue Haute 1', postalCode: '1000', city: 'Bruxelles', country: 'be' };

describeAccounts('profile and addresses', ({ visit, logIn, openAccount }) => {
  let browser: TestBrowser;
  beforeEach(async () => {
    browser = visit();
    await openAccount(browser);
    await logIn(browser);
  });
  const listOf = async (response: Response): Promise<DeliveryAddress[]> => deliveryAddresses.parse(await response.json()).addresses;
  const add = async (body: object) => listOf(await browser.post('/consumer/addresses/delivery/add', body));
  const streets = (list: DeliveryAddress[]) => list.map(({ street, isPrimary }) => [street, isPrimary]);

  test('U-05 the profile is edited, its email address stays', async () => {
    const { email: _, password: __, consentsModel: ___, ...person } = mia;
    const company = { ...person, customerType: 'Company', company: 'Küchen GmbH', taxNumber: 'DE136695976', phone: '+49 221 123' };
    const response = await browser.put('/consumer/', company);
    expect(profile.parse(await response.json())).toMatchObject({ ...company, email: mia.email });
    const rejected = await browser.put('/consumer/', { ...company, taxNumber: 'DE136695977' });
    expect(await rejected.json()).toMatchObject({ statusCode: 400, data: { fields: [{ field: 'taxNumber' }] } });
    expect((await browser.put('/consumer/', { ...person, email: 'thief@example.com' })).status).toBe(400);
    const actual = profile.parse(await (await browser.put('/consumer/', { ...company, customerType: 'Private' })).json());
    expect(actual).toMatchObject({ customerType: 'Private', taxNumber: '' });
  });

  test('U-05 delivery addresses: add, edit, delete; one is always the primary one', async () => {
    expect(streets(await add(home))).toEqual([['Gartenweg 12 b', true]]);
    expect(streets(await add({ ...home, street: 'Wall 2' }))).toEqual([
      ['Gartenweg 12 b', true],
      ['Wall 2', false],
    ]);
    const three = await add({ ...home, street: 'Ufer 3', isPrimary: true, isPrivate: false });
    expect(streets(three)).toEqual([
      ['Ufer 3', true],
      ['Gartenweg 12 b', false],
      ['Wall 2', false],
    ]);
    const [shore, garden] = three;
    const edited = await listOf(
      await browser.put('/consumer/addresses/delivery', { ...home, id: garden?.id, city: 'Bonn', isPrimary: true }),
    );
    expect(edited[0]).toMatchObject({ id: garden?.id, city: 'Bonn', isPrimary: true, isPrivate: true });
    expect(edited[2]).toMatchObject({ id: shore?.id, isPrimary: false, isPrivate: false });
    const left = await listOf(await browser.post('/consumer/addresses/delivery/remove', { id: garden?.id }));
    expect(streets(left)).toEqual([
      ['Wall 2', true],
      ['Ufer 3', false],
    ]);
    expect(await listOf(await browser.get('/consumer/addresses/delivery'))).toEqual(left);
  });

  test('U-05 delivery addresses added at the same moment keep the order in which they were sent', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    const added = ['Wall 1', 'Wall 2', 'Wall 3', 'Wall 4', 'Wall 5'];
    for (const street of added) await add({ ...home, street });
    now.mockRestore();
    expect((await listOf(await browser.get('/consumer/addresses/delivery'))).map(({ street }) => street)).toEqual(added);
  });

  test('U-05 onlyForShop leaves out addresses that this shop does not deliver to', async () => {
    await add(home);
    await add(abroad);
    const here = await listOf(await browser.get('/consumer/addresses/delivery?onlyForShop=true'));
    expect(here.map(({ city }) => city)).toEqual(['Köln']);
    const there = await listOf(await browser.at('be.localhost').get('/consumer/addresses/delivery?onlyForShop=true'));
    expect(there.map(({ city }) => city)).toEqual(['Bruxelles']);
  });

  test('V-02 an address is checked by the rules of its own country, field by field', async () => {
    const fields = async (body: object) =>
      ((await (await browser.post('/consumer/addresses/delivery/add', body)).json()) as { data: { fields: object[] } }).data.fields;
    expect(await fields({ ...abroad, postalCode: '50674' })).toEqual([{ field: 'postalCode', messageKey: 'general.validation.plz' }]);
    expect(await fields({ ...home, lastName: '', surprise: 1 })).toMatchObject([{ field: 'lastName' }, { field: 'surprise' }]);
    const billing = await browser.put('/consumer/addresses/', { ...home, postalCode: '1' });
    expect(await billing.json()).toMatchObject({ data: { fields: [{ field: 'postalCode' }] } });
  });

  test('U-05 the billing address', async () => {
    expect(await (await browser.get('/consumer/addresses/')).json()).toEqual({ address: null });
    const stored = await browser.put('/consumer/addresses/', abroad);
    expect(await stored.json()).toMatchObject({ address: abroad });
    expect(await (await browser.get('/consumer/addresses/')).json()).toMatchObject({ address: abroad });
  });

  test("U-05 nobody can change another account's addresses, or any without a login", async () => {
    const [mine] = await add(home);
    const other = visit();
    await openAccount(other, { email: 'other@example.com' });
    const calls = (by: TestBrowser) => [
      by.put('/consumer/addresses/delivery', { ...home, id: mine?.id }),
      by.post('/consumer/addresses/delivery/remove', { id: mine?.id }),
    ];
    expect((await Promise.all(calls(other))).map(({ status }) => status)).toEqual([401, 401]);
    expect((await other.get('/consumer/addresses/delivery')).status).toBe(401);
    await logIn(other, 'other@example.com');
    expect((await Promise.all(calls(other))).map(({ status }) => status)).toEqual([404, 404]);
    expect(await listOf(await other.get('/consumer/addresses/delivery'))).toEqual([]);
    expect(await listOf(await browser.get('/consumer/addresses/delivery'))).toEqual([mine]);
  });

  test('U-05 addresses that are added at once leave one primary address', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((street) => add({ ...home, street, isPrimary: true })));
    const list = await listOf(await browser.get('/consumer/addresses/delivery'));
    expect([list.length, list.filter(({ isPrimary }) => isPrimary).length]).toEqual([4, 1]);
  });
});
