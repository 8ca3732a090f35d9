import 'server-only';
import type { Context } from 'hono';
import { database, type Trx } from '#backend/database/database.ts';
import { createToken, hashToken, readToken, setTokenCookie } from '#backend/rest/rest.ts';

const day = 24 * 60 * 60 * 1000;
/** As long as the lifetime of the cookie. */
const deviceRetentionMs = 180 * day;

/** The cookie of a browser in which somebody has registered or logged in before. */
const deviceCookie = 'device';

/** The hash of this browser's token; undefined if it has none. */
export const deviceOf = (c: Context): string | undefined => {
  const token = readToken(c, deviceCookie);
  return token === undefined ? undefined : hashToken(token);
};

/** Gives this browser a token, or renews the one it has, and returns its hash. */
export const markDevice = (c: Context): string => {
  const token = readToken(c, deviceCookie) ?? createToken();
  setTokenCookie(c, deviceCookie, token);
  return hashToken(token);
};

/** The hash of this browser's token, if the account with that address was once used here; undefined for every other browser. */
export const knownDeviceOf = async (c: Context, emailKey: string): Promise<string | undefined> => {
  const tokenHash = deviceOf(c);
  if (tokenHash === undefined) return undefined;
  const row = await database
    .selectFrom('knownDevice')
    .innerJoin('consumer', 'consumer.consumerId', 'knownDevice.consumerId')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
  return row?.tokenHash;
};

/** Records that the correct password was entered in this browser: strangers' wrong ones no longer lock it out. */
export const rememberDevice = async (c: Context, consumerId: string): Promise<void> => {
  const seenAt = Date.now();
  await database
    .insertInto('knownDevice')
    .values({ tokenHash: markDevice(c), consumerId, seenAt })
    .onConflict((row) => row.columns(['tokenHash', 'consumerId']).doUpdateSet({ seenAt }))
    .execute();
};

/** Removes all known browsers of an account: they only prove the earlier password. */
export const deleteDevices = async (trx: Trx, consumerId: string): Promise<void> => {
  await trx.deleteFrom('knownDevice').where('consumerId', '=', consumerId).execute();
};

/** Deletes browsers whose cookie has expired. */
export const deleteOldDevices = async (now = Date.now()): Promise<void> => {
  await database
    .deleteFrom('knownDevice')
    .where('seenAt', '<', now - deviceRetentionMs)
    .execute();
};
