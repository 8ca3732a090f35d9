import 'server-only';
import type { Trx } from '#backend/database/database.ts';
import { endOtherSessions, type RenewedSession, renewSession } from '#backend/session/session.ts';
import { endCodes } from './code.ts';
import { deleteDevices } from './known-device.ts';

/**
 * Revokes all access given by an earlier password or address: mail secrets, known browsers, and every login but `own`, which goes on under
 * the returned token. Must run in the transaction of every change of either.
 */
export const revokeAccess = async (trx: Trx, consumerId: string, own?: string): Promise<RenewedSession | undefined> => {
  await endCodes(trx, consumerId);
  await deleteDevices(trx, consumerId);
  await endOtherSessions(trx, consumerId, own);
  return own === undefined ? undefined : renewSession(trx, own);
};
