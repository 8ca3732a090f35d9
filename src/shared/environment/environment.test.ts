import { afterEach, describe, expect, test } from 'vitest';
import { EnvironmentError, environment, readEnvironment, replaceEnvironment } from './environment.ts';

describe('the environment', () => {
  test('with no variable set the shop works', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      PUBLIC_SCHEME: 'http',
      CLUSTER: 0,
      DRAIN_MS: 10_000,
      DATABASE_FILE: 'var/shop.db',
      PAYMENT_PROVIDER: 'sandbox',
      RATE_LIMIT: 300,
      CMS_API_KEY: {},
    });
  });

  test('an empty variable counts as absent', () => {
    const read = readEnvironment({ PORT: '', METRICS_TOKEN: '', DATABASE_URL: '', CMS_API_KEY_DE: '' });
    expect([read.PORT, read.METRICS_TOKEN, read.DATABASE_URL, read.CMS_API_KEY]).toEqual([3000, undefined, undefined, {}]);
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'three'],
    ['PUBLIC_SCHEME', 'ftp'],
    ['LOG_LEVEL', 'loud'],
    ['PAYMENT_FORM_ORIGINS', 'https://pay.example javascript:alert(1)'],
    ['CLUSTER', '-1'],
    ['RATE_LIMIT', 'many'],
    ['CONTENT_URL', 'cms.example'],
    ['CONTENT_REFRESH_MS', '-5'],
    ['PAYMENT_PROVIDER', 'other'],
    ['SEPA_CREDITOR_ID', 'none'],
    ['MAIL_FROM', 'nobody'],
    ['RECAPTCHA_SITE_KEY', 'a key'],
    ['RECAPTCHA_VERIFY_URL', 'google'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s is rejected by name and with its value', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}: `);
  });

  test.each([
    ['METRICS_TOKEN', 'geheim'],
    ['DATABASE_URL', 'mysql://shop:geheim@db/shop'],
    ['SMTP_URL', 'http://shop:geheim@mail'],
    ['STRIPE_SECRET_KEY', 'pk_geheim'],
    ['STRIPE_WEBHOOK_SECRET', 'geheim'],
  ])('%s is rejected by name, and its value is not repeated', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^The environment is wrong\\.\\n${name}: (?!.*geheim)`));
  });

  test('the two keys of reCAPTCHA are set together or not at all', () => {
    expect(() => readEnvironment({ RECAPTCHA_SITE_KEY: 'site' })).toThrow('RECAPTCHA_SITE_KEY="site": needs RECAPTCHA_SECRET beside it');
    expect(() => readEnvironment({ RECAPTCHA_SECRET: 'geheim' })).toThrow(/\nRECAPTCHA_SECRET: needs RECAPTCHA_SITE_KEY beside it$/);
    const both = readEnvironment({ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'geheim' });
    expect([both.RECAPTCHA_SITE_KEY, both.RECAPTCHA_SECRET]).toEqual(['site', 'geheim']);
    expect(both.RECAPTCHA_VERIFY_URL).toBe('https://www.google.com/recaptcha/api/siteverify');
  });

  test('every wrong variable is reported at once', () => {
    expect(() => readEnvironment({ PORT: 'x', CLUSTER: 'y' })).toThrow(/PORT=[\s\S]*CLUSTER=/);
  });

  test('a database may be reached by a socket', () => {
    const address = 'postgresql://shop@/shop?host=/run/postgresql';
    expect(readEnvironment({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  });

  test('one variable may contain several payment origins', () => {
    expect(readEnvironment({ PAYMENT_FORM_ORIGINS: 'https://a.example, https://b.example' }).PAYMENT_FORM_ORIGINS).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});

describe('the variables of the process', () => {
  const asBefore = () => replaceEnvironment(() => readEnvironment({ LOG_LEVEL: 'silent', ...process.env }));
  afterEach(asBefore);

  test('are read once', () => {
    replaceEnvironment(undefined);
    const first = environment();
    expect(environment()).toBe(first);
  });

  test('may come from somewhere else', () => {
    const other = readEnvironment({ PUBLIC_SCHEME: 'https', TRUST_PROXY: '1' });
    replaceEnvironment(() => other);
    expect([environment().PUBLIC_SCHEME, environment().TRUST_PROXY]).toEqual(['https', 1]);
  });
});
