/** A path of this shop from an address that a visitor brings along; undefined for everything that leads elsewhere. */
export const ownPath = (address: string | undefined): string | undefined => {
  if (!address?.startsWith('/')) return undefined;
  const home = 'https://shop.invalid';
  // Browsers drop tabs and line breaks and take backslashes for slashes: only what they read counts.
  const url = URL.parse(address, home);
  return url?.origin === home ? `${url.pathname}${url.search}${url.hash}` : undefined;
};
