import type { Translate } from '#shared/i18n/translator.ts';

const names = ['salutation', 'firstName', 'lastName', 'company', 'street', 'addition', 'postalCode', 'city', 'region', 'phone'] as const;

/** What the fields of a person and an address are called. */
export const addressLabels = (t: Translate): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, t(`checkout.address.${name}`)]));
