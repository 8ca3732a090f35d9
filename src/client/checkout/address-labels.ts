import { addressLayoutOf, type LocalityPart } from '#shared/address/address-layout.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

const isAddressPart = (name: string, labels: Record<LocalityPart, MessageKey>): name is LocalityPart => Object.hasOwn(labels, name);

/** The address fields in the country's order, each with its label. */
export const addressLabels = (country: CountryCode, t: Translate): Record<string, string> => {
  const { rows, isFamilyNameFirst, asksSalutation, labels } = addressLayoutOf(country);
  const names = isFamilyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  const parts = [...(asksSalutation ? ['salutation'] : []), ...names, 'company', 'taxNumber', ...rows.flat(), 'country'];
  const labelOf = (name: string): string => t(isAddressPart(name, labels) ? labels[name] : (`checkout.address.${name}` as MessageKey));
  const placed = ['delivery', 'billing'].flatMap((part) => parts.map((name) => [`${part}.${name}`, labelOf(name)]));
  return Object.fromEntries([['email', labelOf('email')], ['phone', labelOf('phone')], ...placed]);
};
