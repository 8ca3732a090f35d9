import type { IncomingMessage } from 'node:http';

// Not accepted from outside: the mark allows scripts, the address is used for rate limits, the host comes from Host alone.
const forwardedHeaders = new Set([
  'x-script-mark',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'forwarded',
]);

/** The visitor's address: the socket's, or the one reported by trusted proxies; that many entries are trusted, from the right. */
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

/** Removes headers that only the HTTP server or a trusted proxy may set, and leaves one address in X-Forwarded-For: the visitor's. */
export const sanitizeForwardedHeaders = (request: IncomingMessage, trustedProxies: number): void => {
  const address = clientAddress(request, trustedProxies);
  const pairs = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !isForwardedHeader(name) ? [name, all[index + 1] ?? ''] : [],
  );
  // Both views of the headers are read downstream, and Node derives one from the other only once.
  request.headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !isForwardedHeader(name))),
    'x-forwarded-for': address,
  };
  request.rawHeaders = [...pairs, 'x-forwarded-for', address];
};
