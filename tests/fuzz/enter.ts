import type { Db } from '#backend/database/database.ts';
import { ensureAccount } from '../backend/consumer/ensure-account.ts';
import type { TestBrowser } from '../backend/rest/test-browser.ts';

/** The account of the fuzz tests; calls use its password, too. */
export const person = { email: 'ada@example.com', password: 'lange Wellen 8' };

/** Logs a browser in; the account is created if it does not exist (any more). Whatever happened to its password, it is reset to the known one. */
export const enter = async (db: Db, browser: TestBrowser, { email, password } = person): Promise<void> => {
  if ((await browser.post('/consumer/login', { email, password })).status === 200) return;
  await ensureAccount(db, { email, password });
  await browser.post('/consumer/login', { email, password });
};
