import { expect, test } from 'vitest';
import { createOrderId } from './order-id.ts';

const late = Date.UTC(2026, 10, 20, 23, 30);
const early = Date.UTC(2026, 10, 21, 0, 30);

test.each([
  ['jp', late, 'JP-261121-'],
  ['au', late, 'AU-261121-'],
  ['de', late, 'DE-261121-'],
  ['gb', late, 'GB-261120-'],
  ['us', late, 'US-261120-'],
  ['us', early, 'US-261120-'],
] as const)('O-03 the number of an order in %s contains the date in its country, not in UTC', (country, now, start) => {
  const orderId = createOrderId(country, now);
  expect(orderId.startsWith(start)).toBe(true);
  expect(orderId).toMatch(/^[A-Z]{2}-\d{6}-[2-9A-HJKMNP-TV-Z]{8}$/);
});

test('Y-01 the number of anything but an order has a prefix', () => {
  expect(createOrderId('us', early, 'R')).toMatch(/^R-US-261120-\w{8}$/);
});
