import { beforeEach, expect, test } from 'vitest';
import { accountOverview } from '#shared/contract/account-overview.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { linkOf, mia } from '#tests/backend/consumer/test-account.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';
import { takeAccountDraft } from './account-draft.ts';
import { deleteOldAccess } from './delete-old.ts';
import { ownerOfCookies, presentOverview } from './overview.ts';

const home = { firstName: 'Mia', lastName: 'Ostertag', street: 'Gartenweg 12 b', postalCode: '50674', city: 'Köln', country: 'de' };
const next = 'neue Wellen 9';

describeAccounts('care for an account', ({ visit, logIn, openAccount, deliver, db }) => {
  let browser: TestBrowser;
  beforeEach(async () => {
    await db().deleteFrom('newsletter').execute();
    browser = visit();
    await openAccount(browser);
    await logIn(browser);
  });
  const overviewOf = async (who: TestBrowser) => accountOverview.parse(await (await who.get('/consumer/overview')).json());
  const fieldsOf = async (response: Response) => ((await response.json()) as { data: { fields: { field: string }[] } }).data.fields;
  const draftOf = async (who: TestBrowser) => {
    const owner = await ownerOfCookies(who.cookieHeader());
    return owner ? takeAccountDraft(owner.consumerId) : undefined;
  };

  test('U-05 a new password requires the old one, ends every other login, and its owner is notified', async () => {
    const elsewhere = visit();
    await logIn(elsewhere);
    const rejected = await browser.post('/consumer/password', { currentPassword: 'falsch', password: next });
    expect([rejected.status, (await fieldsOf(rejected))[0]?.field]).toEqual([403, 'currentPassword']);
    expect((await browser.post('/consumer/password', { currentPassword: mia.password, password: next })).status).toBe(200);
    expect((await browser.get('/consumer/')).status).toBe(200);
    expect((await elsewhere.get('/consumer/')).status).toBe(497);
    expect((await deliver())[0]?.subject).toContain('Passwort');
    expect((await logIn(visit())).status).toBe(401);
    expect((await logIn(visit(), mia.email, next)).status).toBe(200);
  });

  test('U-05 a new email address counts once its mailbox is verified; the old one is notified', async () => {
    await browser.post('/consumer/email', { email: 'mia@new.example', currentPassword: mia.password });
    const confirmation = linkOf((await deliver()).find(({ to }) => to.address === 'mia@new.example'));
    expect((await overviewOf(browser)).profile.email).toBe(mia.email);
    expect((await visit().post('/consumer/email/confirm', { ...confirmation, key: 'guessed' })).status).toBe(400);
    expect((await browser.post('/consumer/email/confirm', confirmation)).status).toBe(200);
    expect((await overviewOf(browser)).profile.email).toBe('mia@new.example');
    expect((await deliver())[0]?.to.address).toBe(mia.email);
    expect((await visit().post('/consumer/email/confirm', confirmation)).status).toBe(400);
    expect((await logIn(visit(), 'mia@new.example')).status).toBe(200);
  });

  test('U-05 an address that has an account gets the same response and is never taken over', async () => {
    await openAccount(visit(), { email: 'other@example.com' });
    const response = await browser.post('/consumer/email', { email: 'Other@example.com', currentPassword: mia.password });
    expect(await response.json()).toEqual({ isSent: true });
    const letters = await deliver();
    // The requester's own mailbox gets the same mail as for any other address.
    expect(letters.map(({ to, subject }) => [to.address, subject]).toSorted()).toEqual([
      [mia.email, 'Die E-Mail-Adresse Ihres Kontos soll geändert werden'],
      ['other@example.com', 'Sie haben schon ein Konto bei uns'],
    ]);
  });

  test('U-02 the newsletter starts after its mail is confirmed, and ends by its link', async () => {
    const guest = visit();
    const ask = () => guest.post('/consumer/newsletter/subscribe', { email: 'lea@example.com' });
    await ask();
    const [letter] = await deliver();
    const subscription = linkOf(letter);
    expect((await guest.post('/consumer/newsletter/confirm', { ...subscription, key: 'guessed' })).status).toBe(404);
    const confirmed = await guest.post('/consumer/newsletter/confirm', subscription);
    expect(await confirmed.json()).toEqual({ state: 'CONFIRMED' });
    const again = await ask();
    expect([await again.json(), await deliver()]).toEqual([{ isSent: true }, []]);
    await guest.post('/consumer/newsletter/unsubscribe', subscription);
    expect(await db().selectFrom('newsletter').selectAll().execute()).toEqual([]);
  });

  test("U-02 subscribing one's own mailbox shows that confirmation is pending; a stranger's request changes nothing visible", async () => {
    await visit().post('/consumer/newsletter/subscribe', { email: mia.email });
    expect((await overviewOf(browser)).newsletter).toBe('NONE');
    const response = await browser.post('/consumer/newsletter/subscribe', { email: mia.email.toUpperCase() });
    expect(await response.json()).toEqual({ isSent: true });
    expect((await overviewOf(browser)).newsletter).toBe('ASKED');
    const letters = await deliver();
    expect(letters.map(({ to }) => to.address.toLowerCase())).toEqual([mia.email.toLowerCase()]);
    await browser.post('/consumer/newsletter/confirm', linkOf(letters[0]));
    expect((await overviewOf(browser)).newsletter).toBe('CONFIRMED');
  });

  test('U-02 a newsletter ticked at registration starts with the verified mailbox, and ends in the account', async () => {
    const guest = visit();
    const consentsModel = { ...mia.consentsModel, Newsletter: true };
    await openAccount(guest, { email: 'tom@example.com', ...{ consentsModel } });
    await logIn(guest, 'tom@example.com');
    expect((await overviewOf(guest)).newsletter).toBe('CONFIRMED');
    expect((await overviewOf(browser)).newsletter).toBe('NONE');
    await guest.post('/consumer/newsletter/end', {});
    expect((await overviewOf(guest)).newsletter).toBe('NONE');
  });

  test('B-01 U-05 no-script forms lead to their documents, which show their result once', async () => {
    const rejected = await browser.form('/consumer/addresses/delivery/add', { ...home, postalCode: '5067' });
    expect([rejected.status, rejected.headers.get('location')]).toEqual([303, '/plain/account/add-address']);
    expect(await draftOf(browser)).toMatchObject({
      form: 'add',
      isDone: false,
      fields: { city: 'Köln' },
      problems: [{ field: 'postalCode', messageKey: 'general.validation.plz' }],
    });
    expect(await draftOf(browser)).toBeNull();
    const added = await browser.form('/consumer/addresses/delivery/add', home);
    expect([added.status, added.headers.get('location')]).toEqual([303, '/plain/account/addresses']);
    expect(await draftOf(browser)).toMatchObject({ form: 'add', isDone: true });
    const [address] = (await overviewOf(browser)).deliveryAddresses;
    const edited = await browser.form('/consumer/addresses/delivery/edit', { ...home, id: address?.id ?? '', lastName: '' });
    expect(edited.headers.get('location')).toBe(`/plain/account/edit-address/${address?.id}`);
    await browser.form('/consumer/addresses/billing', { ...home, city: 'Bonn' });
    await browser.form('/consumer/profile', { customerType: 'Private', salutation: '', firstName: 'Mia', lastName: 'Neu' });
    expect(await overviewOf(browser)).toMatchObject({ billingAddress: { city: 'Bonn' }, profile: { lastName: 'Neu' } });
  });

  test('B-01 a rejected form stores no password, and a logged-out visitor is sent to the login', async () => {
    await browser.form('/consumer/password', { currentPassword: 'falsch', password: next });
    expect(await draftOf(browser)).toMatchObject({ form: 'password', fields: {}, problems: [{ field: 'currentPassword' }] });
    const stranger = await visit().form('/consumer/profile', { firstName: 'Eve' });
    expect(stranger.status).toBe(303);
    expect(stranger.headers.get('location')).toMatch(/^\/(?:plain\/)?login\?redirect=/);
  });

  test('a rejected account form is deleted after a day', async () => {
    await browser.form('/consumer/profile', { firstName: '' });
    await deleteOldAccess(Date.now() + 23 * 60 * 60 * 1000);
    expect(await db().selectFrom('accountDraft').selectAll().execute()).toHaveLength(1);
    await deleteOldAccess(Date.now() + 25 * 60 * 60 * 1000);
    expect(await db().selectFrom('accountDraft').selectAll().execute()).toEqual([]);
  });

  test('U-05 one overview contains all that the screens show', async () => {
    await browser.post('/consumer/addresses/delivery/add', home);
    await browser.post('/lists/my/add', { productKey: 'delta-60-s', variantKey: 'delta-60-s-anthracite' });
    const owner = await ownerOfCookies(browser.cookieHeader());
    const shown = owner && (await presentOverview({ country: 'de', language: 'de', locale: 'de-DE', root: '/' }, owner));
    expect(shown).toMatchObject({ wishes: 1, orders: [], billingAddress: null, sessions: [{ isCurrent: true }], paymentMethods: [] });
    expect(await overviewOf(browser)).toEqual(shown);
    expect(await ownerOfCookies(visit().cookieHeader())).toBeUndefined();
  });
});
