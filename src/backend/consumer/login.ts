import 'server-only';
import { mergeCart } from '#backend/cart/cart.ts';
import { database, inTransaction } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { keyOfConsumer } from '#backend/rest/rest.ts';
import { startSession } from '#backend/session/session.ts';
import { mergeWishlist } from '#backend/wishlist/wishlist.ts';
import type { Login } from '#shared/contract/login.ts';
import { findConsumerByEmail } from './consumer.queries.ts';
import { hashPendingPassword, isPasswordOf } from './password-hash.ts';
import { isPending } from './pending-account.queries.ts';
import { lockConsumer } from './profile.ts';
import { emailKeyOf } from './register.ts';

/** What the browser sends besides address and password: its old session, its cart and its wishlist. */
type LoginBrowser = {
  isRemembered: boolean;
  device: string;
  before: string | undefined;
  cart: string | undefined;
  wishlist: string | undefined;
};

const wrongCredentialsError = (): DomainError => {
  const fields = [{ field: 'password', messageKey: 'account.refused.credentials' }];
  return new DomainError('WrongCredentialsException', 401, { fields }, 'Address or password is not right');
};

// Whether this address has an account, or registrations by others, changes nothing in the response: it depends only on registrations with
// this very password.
const rejectInConstantTime = async (email: string, password: string): Promise<DomainError> => {
  const emailKey = emailKeyOf(email);
  const passwordHash = await hashPendingPassword(emailKey, password);
  if (!(await isPending(database, { emailKey, passwordHash }))) return wrongCredentialsError();
  const fields = [{ field: 'email', messageKey: 'account.refused.notConfirmed' }];
  return new DomainError('EmailNotConfirmedException', 403, { fields }, 'The address was not confirmed yet');
};

/**
 * Logs in and returns the new session's token and its account. An unknown address and a wrong password give the same error in the same
 * time. Cart and wishlist of the browser become the account's (K-01, W-01). Only a caller with the password of a registration learns that
 * it was never confirmed (EmailNotConfirmedException 403).
 */
export const login = async (
  { email, password }: Pick<Login, 'email' | 'password'>,
  browser: LoginBrowser,
): Promise<{ token: string; consumerId: string }> => {
  const consumer = await findConsumerByEmail(database, emailKeyOf(email));
  const isRight = await isPasswordOf(consumer?.passwordHash, password);
  if (!consumer || !isRight) throw await rejectInConstantTime(email, password);
  const ownerKey = keyOfConsumer(consumer.consumerId);
  return inTransaction(async (trx) => {
    const { passwordHash } = await lockConsumer(trx, consumer.consumerId);
    // The password was changed while this one was compared: the old one is no longer valid.
    if (passwordHash !== consumer.passwordHash) throw wrongCredentialsError();
    await mergeCart(trx, browser.cart, ownerKey);
    await mergeWishlist(trx, browser.wishlist, ownerKey);
    const token = await startSession(trx, consumer.consumerId, browser);
    return { token, consumerId: consumer.consumerId };
  });
};
