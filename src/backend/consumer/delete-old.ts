import 'server-only';
import { database } from '#backend/database/database.ts';
import { deleteOldSessions } from '#backend/session/session.ts';
import { deleteAccountDrafts } from './account-draft.ts';
import { deleteOldDevices } from './known-device.ts';

const day = 24 * 60 * 60 * 1000;
// A registration without a verified mailbox belongs to nobody: it may be a typo, or somebody else's address.
const unconfirmedRetentionMs = 30 * day;

/** Deletes sessions that ended long ago, browsers last used long ago, expired mail secrets, yesterday's rejected forms, and registrations that were never confirmed. */
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
