import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['http://www.undula.de/payments/return/1?cancelled=1', '/payments/return/1?cancelled=1'],
  ['https://evil.example/phish', '/phish'],
  ['https://evil.example//other.example/phish', '/other.example/phish'],
  ['https://evil.example/.//other.example', '/other.example'],
  ['https://evil.example/\\other.example', '/other.example'],
  ['', '/'],
])('O-02 a buyer with the return address %s stays on this site', (address, path) => {
  expect(returnPath(address)).toBe(path);
});
