import 'server-only';

/**
 * The path to which a sandbox buyer returns: without a host, so that nobody is redirected to another site, whatever address a session was
 * opened with.
 */
export const returnPath = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return `/${pathname.replace(/^\/+/, '')}${search}`;
};
