import { expect, test } from 'vitest';
import { readEnvironment } from '#shared/environment/environment.ts';
import { signatureOf } from './webhooks.ts';

test('O-02 the delivery modes of the sandbox are named, and an unknown one is rejected by name', () => {
  expect(readEnvironment({}).SANDBOX_WEBHOOKS).toEqual(new Set());
  expect(readEnvironment({ SANDBOX_WEBHOOKS: 'double,lose' }).SANDBOX_WEBHOOKS).toEqual(new Set(['double', 'lose']));
  expect(() => readEnvironment({ SANDBOX_WEBHOOKS: 'double,steal' })).toThrow('SANDBOX_WEBHOOKS="double,steal"');
});

test('O-02 a signature binds body, secret and time', () => {
  const signed = signatureOf('{}', 'whsec', 1_700_000_000);
  expect(signed).toMatch(/^t=1700000000,v1=[0-9a-f]{64}$/);
  for (const other of [
    signatureOf('{} ', 'whsec', 1_700_000_000),
    signatureOf('{}', 'other', 1_700_000_000),
    signatureOf('{}', 'whsec', 1_700_000_001),
  ]) {
    expect(other.split('v1=')[1]).not.toBe(signed.split('v1=')[1]);
  }
});
