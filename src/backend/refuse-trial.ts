import 'server-only';
import { placeholdersIn } from '#backend/invoice/company-numbers.ts';
import { log } from '#backend/log/log.ts';
import { trialCreditor } from '#backend/payment/payment-settings.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Environment } from '#shared/environment/environment.ts';

const faultsOf = (given: Environment, live: readonly CountryCode[]): string[] => {
  if (given.PAYMENT_PROVIDER === 'sandbox')
    return ['PAYMENT_PROVIDER is sandbox, which takes no money: set stripe, or ALLOW_SANDBOX=1 for a shop of trials'];
  const creditor = given.SEPA_CREDITOR_ID === trialCreditor ? ['SEPA_CREDITOR_ID is the number for trials'] : [];
  return [...creditor, ...placeholdersIn(given, live).map((name) => `${name} is a placeholder, no number of this company`)];
};

/**
 * Keeps a shop of trials from the public: over https it neither plays payments, unless it was asked to by name, nor issues invoices with
 * placeholders. Throws an error that names every fault. `live`: the countries that are sold to.
 */
export const refuseTrial = (given: Environment, live: readonly CountryCode[]): void => {
  const isSandbox = given.PAYMENT_PROVIDER === 'sandbox';
  if (given.PUBLIC_SCHEME === 'https' && !(isSandbox && given.ALLOW_SANDBOX === '1')) {
    const faults = faultsOf(given, live);
    if (faults.length > 0) throw new Error(`PUBLIC_SCHEME is https, but this shop is not ready for the public.\n${faults.join('\n')}`);
  }
  if (isSandbox) log[given.PUBLIC_SCHEME === 'https' ? 'warn' : 'info']('The sandbox plays all payments: test cards pay, no money moves');
};
