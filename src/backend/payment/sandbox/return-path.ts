import 'server-only';

/** Where a buyer of the sandbox goes on: the path alone, so that nobody is sent to another site, whatever address a session was opened with. */
export const returnPath = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://shop.invalid');
  return `/${pathname.replace(/^\/+/, '')}${search}`;
};
