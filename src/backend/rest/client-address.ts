import 'server-only';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { environment } from '#shared/environment/environment.ts';

const socketAddress = (c: Context): string | undefined => {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // no socket: a call inside the process
  }
};

/** One household: an IPv4 address whole, of an IPv6 address the network (the first 64 bits). */
const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
};

const addressOf = (c: Context): string | undefined => {
  const forwarded = environment().TRUST_PROXY > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || socketAddress(c);
};

/** Who calls, for rate limits: the socket's address, or with TRUST_PROXY the last address that our proxy added. */
export const clientAddress = (c: Context): string => networkOf(addressOf(c) ?? 'local');

/** The whole address of who calls, where it proves something: that a mandate was given. */
export const callerAddress = (c: Context): string => addressOf(c) ?? '127.0.0.1';
