import { expect, test } from 'vitest';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { readEnvironment } from '#shared/environment/environment.ts';
import { assertProductionConfig } from './assert-production-config.ts';

const all = Object.keys(countries) as CountryCode[];
const start = (variables: Record<string, string>, live = all) => assertProductionConfig(readEnvironment(variables), { live });

const stripe = {
  PUBLIC_SCHEME: 'https',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SEPA_CREDITOR_ID: 'DE74ZZZ09999912345',
};
const company = {
  COMPANY_ENTRY: 'Amtsgericht Paderborn, HRB 12345',
  COMPANY_VAT_NUMBER: 'DE123456789',
  COMPANY_IBAN: 'DE89370400440532013000',
  COMPANY_HOST: 'Rechenzentrum Muster GmbH, Hafenstraße 7, 33098 Paderborn, +49 5251 123456',
  COMPANY_CAPITAL: '25 000 €',
  COMPANY_QST_NUMBER: '1234567890 TQ0001',
};
const abroad = {
  TAX_NUMBER_AU: '51 824 753 556',
  TAX_NUMBER_CA: '123456789 RT0001',
  TAX_NUMBER_CH: 'CHE-123.456.789',
  TAX_NUMBER_GB: 'GB 123 4567 89',
  TAX_NUMBER_JP: 'T1234567890123',
  TAX_NUMBER_US: '12-3456789',
};

test('O-02 over https the sandbox is rejected unless it is enabled by name', () => {
  expect(() => start({})).not.toThrow();
  expect(() => start({ PUBLIC_SCHEME: 'https' })).toThrow(/not ready for the public\.\nPAYMENT_PROVIDER is sandbox/);
  expect(() => start({ PUBLIC_SCHEME: 'https', PAYMENT_PROVIDER: 'sandbox' })).toThrow('ALLOW_SANDBOX=1');
  expect(() => start({ PUBLIC_SCHEME: 'https', ALLOW_SANDBOX: '1' })).not.toThrow();
});

test('over https every placeholder is reported, in countries that are sold to', () => {
  expect(() => start({ ...stripe, ...company, ...abroad })).not.toThrow();
  for (const name of Object.keys({ ...company, ...abroad }))
    expect(() => start({ ...stripe, ...company, ...abroad, [name]: '' })).toThrow(`${name} is a placeholder`);
  expect(() => start({ ...stripe, ...company, ...abroad, COMPANY_VAT_NUMBER: 'ATU00000000' })).toThrow(
    'COMPANY_VAT_NUMBER is a placeholder',
  );
  expect(() => start({ ...stripe, ...company }, ['de', 'at'])).not.toThrow();
});

test('over https nobody collects direct debits under the test creditor number, even where the sandbox is allowed', () => {
  const variables = { ...stripe, ...company, ...abroad, SEPA_CREDITOR_ID: 'DE98ZZZ09999999999', ALLOW_SANDBOX: '1' };
  expect(() => start(variables)).toThrow('SEPA_CREDITOR_ID is the number for trials');
});

test('over https no imprint shows sample numbers, whatever the environment says', () => {
  const variables = { ...stripe, ...company, ...abroad };
  const imprints = (words: string) => ({ live: all, imprints: new Map([['de/en', words]]) });
  expect(() => assertProductionConfig(readEnvironment(variables), imprints('VAT number DE000000000'))).toThrow(
    'the imprint of de/en says DE000000000',
  );
  expect(() => assertProductionConfig(readEnvironment(variables), imprints('Paderborn, HRB 00000'))).toThrow(
    'the imprint of de/en says HRB 00000',
  );
  expect(() => assertProductionConfig(readEnvironment(variables), imprints('VAT number DE123456789'))).not.toThrow();
});
