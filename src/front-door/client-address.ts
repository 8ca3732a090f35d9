import type { IncomingMessage } from 'node:http';

// Nobody outside may set these: the mark blesses scripts, the address counts for rate limits.
const ours = new Set(['x-script-mark', 'x-client-address']);
const forwarded = new Set(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-real-ip', 'forwarded']);

/** The visitor's address: the socket's, or what the trusted proxies say; so many entries are believed from the right. */
export const clientAddress = (request: IncomingMessage, trustedProxies: number): string => {
  const socketAddress = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socketAddress;
  const chain = [...String(request.headers['x-forwarded-for'] ?? '').split(',').map((entry) => entry.trim()).filter(Boolean), socketAddress];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socketAddress;
};

/** Headers as name, value, name, value: without what only the front door or a trusted proxy may say, with `x-client-address`. */
export const trustworthyHeaders = (request: IncomingMessage, trustedProxies: number): string[] => {
  const pairs = request.rawHeaders.flatMap((name, index, all) => {
    const isName = index % 2 === 0;
    const lower = name.toLowerCase();
    return isName && !ours.has(lower) && !forwarded.has(lower) ? [name, all[index + 1] ?? ''] : [];
  });
  return [...pairs, 'x-client-address', clientAddress(request, trustedProxies)];
};
