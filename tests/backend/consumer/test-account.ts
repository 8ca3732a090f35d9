import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { consumerRoutes } from '#backend/consumer/consumer.routes.ts';
import { consumerHandlers } from '#backend/consumer/mail-request.ts';
import { sessionGuard } from '#backend/consumer/session-guard.ts';
import type { Db } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import type { OutgoingMail } from '#backend/mail/mail.ts';
import { createRest, type RestModules } from '#backend/rest/rest.ts';
import { wishlistRoutes } from '#backend/wishlist/wishlist.routes.ts';
import { asPerson } from '../captcha/as-person.ts';
import { consumerMailTo } from '../mail/mail-handlers.ts';
import { createBrowser, type TestBrowser } from '../rest/test-browser.ts';

/** The input of a private person; the password is that of every test account. */
export const mia = {
  customerType: 'Private',
  email: 'Mia.Ostertag@example.com',
  password: 'lange Wellen 8',
  salutation: 'Female',
  firstName: 'Mia',
  lastName: 'Ostertag',
  consentsModel: { TermsOfUse: true, PrivacyPolicy: true },
};

/** The shop as an account uses it: calls, and the mails that were sent. Tests only. */
export const openShop = (db: () => Db, more: RestModules = {}) => {
  const rooms = { '/consumer': consumerRoutes, '/carts': cartRoutes, '/lists/my': wishlistRoutes, ...more };
  const app = createRest(rooms, { reads: 0, changes: 0 }, [sessionGuard]);
  const letters: OutgoingMail[] = [];
  const send = async (letter: OutgoingMail): Promise<void> => void letters.push(letter);
  const handlers = { ...consumerHandlers, 'consumer-mail': consumerMailTo(send) };

  /** Sends everything that is queued and returns what was sent since the last call. */
  const deliver = async (): Promise<OutgoingMail[]> => {
    letters.length = 0;
    await db().updateTable('outbox').set({ dueAt: 0 }).execute();
    await createDispatcher(db(), handlers).drain();
    return [...letters];
  };
  const visit = (host = 'de.localhost'): TestBrowser => asPerson(createBrowser(app, host));

  /** Registers and confirms; returns the content of the mail. */
  const openAccount = async (browser: TestBrowser, person: { email: string } = mia) => {
    await browser.post('/consumer/create', { ...mia, ...person });
    const [letter] = await deliver();
    const confirmation = { ...readConfirmation(letter), password: mia.password };
    await browser.post('/consumer/confirm-email', confirmation);
    return confirmation;
  };
  const logIn = (browser: TestBrowser, email = mia.email, password = mia.password, query = '') =>
    browser.post(`/consumer/login${query}`, { email, password });
  return { app, visit, deliver, openAccount, logIn };
};

/** Resets the same database: creating another one takes seconds. */
export const clearAccounts = async (db: Db): Promise<void> => {
  for (const table of ['session', 'outbox', 'consumer', 'pendingAccount'] as const) await db.deleteFrom(table).execute();
};

/** A status and a body, to compare two errors by everything that a caller sees. */
export const seen = async (answer: Response): Promise<unknown[]> => [answer.status, await answer.json()];

/** The link of a mail's button, as parameters. */
export const readLink = (letter: OutgoingMail | undefined): URLSearchParams =>
  new URL(/https:\/\/\S+\?\S+/.exec(letter?.text ?? '')?.[0] ?? 'https://none.example').searchParams;

/** The parameters of a mail's link, as the calls accept them. */
export const linkOf = (letter: OutgoingMail | undefined): { id: string; key: string } => {
  const link = readLink(letter);
  return { id: link.get('id') ?? '', key: link.get('key') ?? '' };
};

/** The data in the confirmation mail. */
export const readConfirmation = (letter: OutgoingMail | undefined) => {
  const link = readLink(letter);
  return { id: link.get('id') ?? '', userId: link.get('userId') ?? '', otp: /^ {4}(\S{6})$/m.exec(letter?.text ?? '')?.[1] ?? '' };
};
