import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

test.each([
  ['http://www.undula.de/payments/return/1?cancelled=1', '/payments/return/1?cancelled=1'],
  ['https://evil.example/phish', '/phish'],
  ['https://evil.example//other.example/phish', '/other.example/phish'],
  ['https://evil.example/.//other.example', '/other.example'],
  ['https://evil.example/\\other.example', '/other.example'],
  ['', '/'],
])('O-02 from %s a buyer stays on this site', (address, path) => {
  expect(wayBack(address)).toBe(path);
});
