import 'server-only';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { environment } from '#shared/environment/environment.ts';
import { networkOf } from '#shared/network/network-of.ts';

const socketAddress = (c: Context): string | undefined => {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // no socket: a call inside the process
  }
};

const addressOf = (c: Context): string | undefined => {
  const forwarded = environment().TRUST_PROXY > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress(c);
};

/** The client of a call, for rate limits: the socket's address, or with TRUST_PROXY the last address that our proxy added. */
export const clientAddress = (c: Context): string => networkOf(addressOf(c) ?? 'local');

/** The caller's full address, where it is evidence: that a mandate was given. */
export const callerAddress = (c: Context): string => addressOf(c) ?? '127.0.0.1';
