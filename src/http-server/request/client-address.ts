import type { IncomingMessage } from 'node:http';

// Nobody outside may set these: the mark blesses scripts, the address counts for rate limits, the host is taken from Host alone.
const forwardedHeaders = new Set([
  'x-script-mark',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
]);

/** The visitor's address: the socket's, or what the trusted proxies say; so many entries are believed from the right. */
export const clientAddress = (request: IncomingMessage, trustedProxies: number): string => {
  const socketAddress = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return socketAddress;
  const chain = [
    ...String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    socketAddress,
  ];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? socketAddress;
};

const isForwardedHeader = (name: string): boolean => forwardedHeaders.has(name.toLowerCase());

/** Takes from a request what only the front door or a trusted proxy may say, and leaves one address in X-Forwarded-For: the visitor's. */
export const sanitizeForwardedHeaders = (request: IncomingMessage, trustedProxies: number): void => {
  const address = clientAddress(request, trustedProxies);
  const pairs = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !isForwardedHeader(name) ? [name, all[index + 1] ?? ''] : [],
  );
  // Both views of the headers are read further on, one of them is derived from the other only once.
  request.headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !isForwardedHeader(name))),
    'x-forwarded-for': address,
  };
  request.rawHeaders = [...pairs, 'x-forwarded-for', address];
};
