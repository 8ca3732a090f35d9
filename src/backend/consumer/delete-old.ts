import 'server-only';
import { database } from '#backend/database/database.ts';
import { deleteOldSessions } from '#backend/session/session.ts';
import { deleteAccountDrafts } from './account-draft.ts';
import { deleteOldDevices } from './known-device.ts';

const day = 24 * 60 * 60 * 1000;
// An account whose mailbox was never proved is nobody's: it may be a slip, or somebody else's address.
const unconfirmedRetentionMs = 30 * day;

/** Clears sessions that ended long ago, browsers that were last used long ago, secrets of mails that nobody can use any more, refused forms of yesterday, and accounts that were never confirmed. */
export const deleteOldAccess = async (now = Date.now()): Promise<void> => {
  await deleteOldSessions(now);
  await deleteOldDevices(now);
  await deleteAccountDrafts(now - day);
  await database
    .deleteFrom('consumerCode')
    .where((code) => code.or([code('expiresAt', '<', now), code('usedAt', 'is not', null)]))
    .execute();
  await database
    .deleteFrom('pendingAccount')
    .where('askedAt', '<', now - unconfirmedRetentionMs)
    .execute();
};
