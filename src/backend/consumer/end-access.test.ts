import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '#backend/mail/mail.ts';
import { hashToken } from '#backend/rest/rest.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { linkOf, mia, readLink, seen } from '#tests/backend/consumer/test-account.ts';
import type { TestBrowser } from '#tests/backend/rest/test-browser.ts';

const next = 'neue Wellen 9';
const evil = 'evil@thief.example';

describeAccounts('what a change of password or address ends', ({ visit, logIn, openAccount, deliver, db }) => {
  let owner: TestBrowser;
  let attacker: TestBrowser;
  beforeEach(async () => {
    [owner, attacker] = [visit(), visit()];
    await openAccount(owner);
    await logIn(owner);
    await logIn(attacker);
  });
  const to = (letters: OutgoingMail[], address: string) => letters.find((letter) => letter.to.address === address);
  /** An attacker who knows the password requests another address: what both mailboxes get. */
  const askForEvil = async () => {
    await attacker.post('/consumer/email', { email: evil, currentPassword: mia.password });
    const letters = await deliver();
    return { change: linkOf(to(letters, evil)), stop: linkOf(to(letters, mia.email)) };
  };
  const askForReset = async () => {
    await visit().post(`/consumer/initiate-reset-password?email=${encodeURIComponent(mia.email)}`, {});
    const link = readLink((await deliver())[0]);
    return { trxId: link.get('trxId') ?? '', trnxId: link.get('trnxId') ?? '' };
  };
  const reset = (link: object) => visit().post('/consumer/reset-password', { password: next, ...link });
  const change = (browser: TestBrowser) => browser.post('/consumer/password', { currentPassword: mia.password, password: next });
  const rejectedLink = [400, expect.objectContaining({ data: expect.objectContaining({ exception: 'CodeException' }) })];
  const devices = async () => (await db().selectFrom('knownDevice').select('tokenHash').execute()).map(({ tokenHash }) => tokenHash);
  const codes = () => db().selectFrom('consumerCode').selectAll().execute();

  test('U-04 a reset ends an earlier request for a change of address: the account stays its owner’s', async () => {
    const { change: link, stop } = await askForEvil();
    expect(await devices()).toHaveLength(2);
    expect((await reset(await askForReset())).status).toBe(200);
    expect(await devices()).toEqual([]);
    expect(await seen(await attacker.post('/consumer/email/confirm', link))).toEqual(rejectedLink);
    expect(await seen(await visit().post('/consumer/email/stop', stop))).toEqual(rejectedLink);
    expect([(await logIn(visit(), mia.email, next)).status, (await logIn(visit(), evil, next)).status]).toEqual([200, 401]);
    expect(await codes()).toEqual([]);
  });

  test('U-05 a change of password invalidates every open link, and the login goes on under a new token', async () => {
    const resetLink = await askForReset();
    const { change: link } = await askForEvil();
    const { session: before } = owner.cookies();
    expect((await change(owner)).status).toBe(200);
    const { session: after } = owner.cookies();
    expect(after).not.toBe(before);
    expect((await owner.get('/consumer/')).status).toBe(200);
    expect(await devices()).toEqual([hashToken(owner.cookies()['device'] ?? '')]);
    const thief = visit();
    thief.setCookie('session', before ?? '');
    expect((await thief.get('/consumer/')).status).toBe(401);
    expect((await attacker.get('/consumer/')).status).toBe(497);
    expect(await seen(await reset({ ...resetLink, password: 'noch etwas anderes' }))).toEqual(rejectedLink);
    expect(await seen(await visit().post('/consumer/email/confirm', link))).toEqual(rejectedLink);
    expect(await codes()).toEqual([]);
  });

  test('U-05 a remembered login stays remembered under its new token', async () => {
    const browser = visit();
    await logIn(browser, mia.email, mia.password, '?rememberMe=true');
    expect((await change(browser)).headers.getSetCookie()[0]).toMatch(/^session=.*Max-Age/);
    expect((await logIn(visit(), mia.email, next)).headers.getSetCookie()[0]).not.toMatch(/Max-Age/);
  });

  test('U-05 a change of address ends every other login and invalidates every open link', async () => {
    const elsewhere = visit();
    await logIn(elsewhere);
    const resetLink = await askForReset();
    await owner.post('/consumer/email', { email: 'mia@new.example', currentPassword: mia.password });
    const letters = await deliver();
    expect((await owner.post('/consumer/email/confirm', linkOf(to(letters, 'mia@new.example')))).status).toBe(200);
    expect((await owner.get('/consumer/')).status).toBe(200);
    expect((await elsewhere.get('/consumer/')).status).toBe(497);
    expect(await seen(await reset(resetLink))).toEqual(rejectedLink);
    expect(await codes()).toMatchObject([{ purpose: 'undoNewEmail', newEmail: mia.email }]);
  });

  test("U-05 the old mailbox's link undoes a change for a week, whatever the thief did; the thief’s password is invalid", async () => {
    const { change: link, stop } = await askForEvil();
    await attacker.post('/consumer/email/confirm', link);
    await attacker.post('/consumer/password', { currentPassword: mia.password, password: next });
    await attacker.post('/consumer/email', { email: 'second@thief.example', currentPassword: next });
    const letters = await deliver();
    const later = linkOf(letters.find(({ text, to: { address } }) => address === evil && text.includes('/stop-email-change?')));
    await attacker.post('/consumer/email/confirm', linkOf(to(letters, 'second@thief.example')));
    expect((await logIn(visit(), 'second@thief.example', next)).status).toBe(200);
    await db()
      .updateTable('consumerCode')
      .set({ expiresAt: Date.now() + 1000 })
      .execute();
    expect((await visit().post('/consumer/email/stop', stop)).status).toBe(200);
    expect((await attacker.get('/consumer/')).status).toBe(497);
    for (const email of [mia.email, evil, 'second@thief.example'])
      for (const password of [mia.password, next]) expect((await logIn(visit(), email, password)).status).toBe(401);
    expect(await seen(await visit().post('/consumer/email/stop', later))).toEqual(rejectedLink);
    expect(await seen(await visit().post('/consumer/email/stop', stop))).toEqual(rejectedLink);
    await deliver();
    expect((await reset(await askForReset())).status).toBe(200);
    expect((await logIn(visit(), mia.email, next)).status).toBe(200);
  });

  test('U-05 a thief cannot delete the account while the old mailbox can take it back; afterwards its holder can', async () => {
    const { change: link, stop } = await askForEvil();
    await attacker.post('/consumer/email/confirm', link);
    expect(await seen(await attacker.post('/consumer/delete', { confirmation: 'LÖSCHEN' }))).toMatchObject([
      409,
      { data: { exception: 'UndoOpenException', fields: [{ field: 'confirmation', messageKey: 'account.refused.undoOpen' }] } },
    ]);
    expect((await visit().post('/consumer/email/stop', stop)).status).toBe(200);
    await deliver();
    expect((await reset(await askForReset())).status).toBe(200);
    const owned = visit();
    await logIn(owned, mia.email, next);
    expect((await owned.post('/consumer/delete', { confirmation: 'LÖSCHEN' })).status).toBe(200);
  });

  test('U-05 an account can be deleted once the change of its address can no longer be undone', async () => {
    await owner.post('/consumer/email', { email: 'mia@new.example', currentPassword: mia.password });
    await owner.post('/consumer/email/confirm', linkOf(to(await deliver(), 'mia@new.example')));
    expect((await owner.post('/consumer/delete', { confirmation: 'LÖSCHEN' })).status).toBe(409);
    await db().updateTable('consumerCode').set({ expiresAt: Date.now() }).execute();
    expect((await owner.post('/consumer/delete', { confirmation: 'LÖSCHEN' })).status).toBe(200);
  });

  test('U-05 the link in the old mailbox expires a week after the change', async () => {
    const { change: link, stop } = await askForEvil();
    await attacker.post('/consumer/email/confirm', link);
    const [code] = await codes();
    expect(Math.round(((code?.expiresAt ?? 0) - Date.now()) / 86_400_000)).toBe(7);
    await db().updateTable('consumerCode').set({ expiresAt: Date.now() }).execute();
    expect(await seen(await visit().post('/consumer/email/stop', stop))).toEqual(rejectedLink);
  });

  test('U-05 B-01 the old mailbox is notified when a change is requested, and its link stops it, also as a no-script form', async () => {
    const { change: link, stop } = await askForEvil();
    expect((await visit().post('/consumer/email/stop', { ...stop, key: link.key })).status).toBe(400);
    const stopped = await visit().form('/consumer/email/stop', stop);
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, '/plain/stop-email-change?done=1']);
    expect(await seen(await attacker.post('/consumer/email/confirm', link))).toEqual(rejectedLink);
    expect([(await attacker.get('/consumer/')).status, (await owner.get('/consumer/')).status]).toEqual([497, 497]);
    const again = await visit().form('/consumer/email/stop', stop);
    expect([again.status, again.headers.get('location')]).toEqual([303, '/plain/stop-email-change?refused=1']);
    expect((await logIn(visit())).status).toBe(200);
  });

  test('U-04 using the old password during a reset gives neither a login nor a change of address', async () => {
    const link = await askForReset();
    const asked = { email: evil, currentPassword: mia.password };
    await Promise.all([reset(link), logIn(attacker), owner.post('/consumer/email', asked)]);
    // Either it came first and was ended, or it came last and was rejected.
    expect((await attacker.get('/consumer/')).status).toBe(497);
    const letter = to(await deliver(), evil);
    expect((await visit().post('/consumer/email/confirm', linkOf(letter))).status).toBe(400);
    expect((await logIn(visit(), mia.email, next)).status).toBe(200);
  });
});
