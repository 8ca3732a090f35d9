/** The network of one household: a whole IPv4 address, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
};
