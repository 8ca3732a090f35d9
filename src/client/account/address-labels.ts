import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Labels of the person fields, in the order of the country. */
export const personLabels = (t: Translate, country: CountryCode): Record<string, string> => {
  const { isFamilyNameFirst, asksSalutation } = addressLayoutOf(country);
  const names = isFamilyNameFirst ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const);
  const fields = asksSalutation ? (['salutation', ...names] as const) : names;
  return Object.fromEntries(fields.map((name) => [name, t(`checkout.address.${name}`)]));
};

/** Labels of the address fields, in the order and wording of the country. */
export const addressLabels = (t: Translate, country: CountryCode): Record<string, string> => {
  const { rows, labels } = addressLayoutOf(country);
  const parts = rows.flat().map((part) => [part, t(labels[part])]);
  return { ...personLabels(t, country), company: t('checkout.address.company'), ...Object.fromEntries(parts) };
};
