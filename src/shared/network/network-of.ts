/** How many times the share of a single network each network of `networksOf` has: a /64, a /56 and a /48. */
export const networkShares = [1, 4, 16] as const;

// `URL` reads every spelling of an IPv6 address and writes it in one: eight groups in lower case, the longest run of zeros as `::`.
const canonicalOf = (address: string): string | undefined => {
  const [withoutZone = ''] = address.split('%');
  const url = `http://[${withoutZone}]/`;
  return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
};

const groupsOf = (canonical: string): number[] => {
  const read = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [head = '', tail] = canonical.split('::');
  if (tail === undefined) return read(head);
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
};

const write = (groups: readonly number[], bits: number): string => `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;

/** The network of one household: a whole IPv4 address, however it is written, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const canonical = address.includes(':') ? canonicalOf(address) : undefined;
  if (canonical === undefined) return address;
  const groups = groupsOf(canonical);
  const [, , , , , marker, high = 0, low = 0] = groups;
  const isMapped = marker === 0xff_ff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return write(groups.slice(0, 4), 64);
};

/**
 * A network and those around it that one line may own, the narrowest first: an ordinary IPv6 line has a /56, a rented server a /48. For all
 * other names the name alone. What is limited for a network is limited for each of these, by its part in `networkShares`.
 */
export const networksOf = (network: string): [string, ...string[]] => {
  const [groups, bits] = network.split('::/');
  if (bits !== '64' || groups === undefined) return [network];
  const [first = 0, second = 0, third = 0, fourth = 0] = groups.split(':').map((group) => Number.parseInt(group, 16));
  return [network, write([first, second, third, fourth & 0xff_00], 56), write([first, second, third], 48)];
};
