import 'server-only';
import { log } from '#backend/log/log.ts';
import { trialCreditor } from '#backend/payment/payment.ts';
import { register } from '#shared/company/register.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Environment } from '#shared/environment/environment.ts';
import { placeholdersIn } from '#shared/seller/company-numbers.ts';

/** What a shop shows to the public: the countries it sells to, and the text of each imprint by country and language. */
export type PublicShop = { live: readonly CountryCode[]; imprints?: ReadonlyMap<string, string> };

const sampleNumbers = [register.vatNumber, register.entry.split(', ').at(-1) ?? register.entry];

const samplesIn = (imprints: ReadonlyMap<string, string>): string[] =>
  [...imprints].flatMap(([where, words]) =>
    sampleNumbers
      .filter((number) => words.includes(number))
      .map((number) => `the imprint of ${where} says ${number}, no number of this company`),
  );

const problemsOf = (given: Environment, { live, imprints = new Map() }: PublicShop): string[] => {
  if (given.PAYMENT_PROVIDER === 'sandbox')
    return ['PAYMENT_PROVIDER is sandbox, which takes no money: set stripe, or ALLOW_SANDBOX=1 for a shop of trials'];
  const creditor = given.SEPA_CREDITOR_ID === trialCreditor ? ['SEPA_CREDITOR_ID is the number for trials'] : [];
  const placeholders = placeholdersIn(given, live).map((name) => `${name} is a placeholder, no number of this company`);
  return [...creditor, ...placeholders, ...samplesIn(imprints)];
};

/**
 * Keeps a test shop from the public: over https it must not use sandbox payments (unless enabled by name), nor issue invoices with
 * placeholders, nor show placeholders in its imprint. Throws an error that lists every problem.
 */
export const assertProductionConfig = (given: Environment, shown: PublicShop): void => {
  const isSandbox = given.PAYMENT_PROVIDER === 'sandbox';
  if (given.PUBLIC_SCHEME === 'https' && !(isSandbox && given.ALLOW_SANDBOX === '1')) {
    const problems = problemsOf(given, shown);
    if (problems.length > 0) throw new Error(`PUBLIC_SCHEME is https, but this shop is not ready for the public.\n${problems.join('\n')}`);
  }
  if (isSandbox) log[given.PUBLIC_SCHEME === 'https' ? 'warn' : 'info']('The sandbox plays all payments: test cards pay, no money moves');
};
