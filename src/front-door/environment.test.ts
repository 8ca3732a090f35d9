import { describe, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

describe('the environment', () => {
  test('nothing set is a working shop', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      PUBLIC_SCHEME: 'http',
      CLUSTER: 0,
      PAYMENT_FORM_ORIGINS: [],
      DRAIN_MS: 10_000,
    });
  });

  test('an empty variable counts as absent', () => {
    expect(readEnvironment({ PORT: '', METRICS_TOKEN: '' }).PORT).toBe(3000);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'three'],
    ['PUBLIC_SCHEME', 'ftp'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['PAYMENT_FORM_ORIGINS', 'https://pay.example javascript:alert(1)'],
    ['CLUSTER', '-1'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name}=`));
  });

  test('every wrong variable is named at once', () => {
    expect(() => readEnvironment({ PORT: 'x', CLUSTER: 'y' })).toThrow(/PORT=[\s\S]*CLUSTER=/);
  });

  test('several payment origins stand in one variable', () => {
    expect(readEnvironment({ PAYMENT_FORM_ORIGINS: 'https://a.example, https://b.example' }).PAYMENT_FORM_ORIGINS).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});
