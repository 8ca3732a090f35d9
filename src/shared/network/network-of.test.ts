import { expect, test } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['local', 'local'],
  ['a:b', 'a:b'],
])('the address %s lies in the network %s', (address, network) => expect(networkOf(address)).toBe(network));

test('around an IPv6 network lie the /56 and the /48 of its line; every other name stands alone', () => {
  expect(networksOf(networkOf('2001:db8:1:2fe:3::9'))).toEqual(['2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']);
  expect(networksOf(networkOf('2001:db8::9'))).toEqual(['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']);
  for (const other of ['203.0.113.7', 'local', 'mia@example.com']) expect(networksOf(other)).toEqual([other]);
});
