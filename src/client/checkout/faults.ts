import type { FieldErrors } from 'react-hook-form';
import { collectFaults, type Fault } from '#client/primitives/form/faults.ts';
import { addressLayoutOf, type PlacePart } from '#shared/address/address-layout.ts';
import type { DeliveryInput } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { sayFault } from '#shared/validation/say-fault.ts';

export type { Fault } from '#client/primitives/form/faults.ts';

/** What puts faults into words and in order: a translator, and the country whose form it is. */
type Form = { t: Translate; country: CountryCode };

const placesOf = (country: CountryCode): string[] => {
  const { rows, isFamilyNameFirst } = addressLayoutOf(country);
  const names = isFamilyNameFirst ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  const parts = ['salutation', ...names, 'company', 'taxNumber', ...rows.flat(), 'country'];
  return ['email', 'phone', ...['delivery', 'billing'].flatMap((part) => parts.map((name) => `${part}.${name}`))];
};

/** Faults as their fields follow one another in the form, whoever found them. */
export const inFormOrder = <Faulty extends { field: string }>(faults: readonly Faulty[], country: CountryCode): Faulty[] => {
  const places = placesOf(country);
  const placeOf = (field: string): number => (places.includes(field) ? places.indexOf(field) : places.length);
  return faults.toSorted((a, b) => placeOf(a.field) - placeOf(b.field));
};

const isPlacePart = (name: string, labels: Record<PlacePart, MessageKey>): name is PlacePart => Object.hasOwn(labels, name);

const labelOf = (field: string, { t, country }: Form): string => {
  const name = field.split('.').at(-1) ?? '';
  const { labels } = addressLayoutOf(country);
  return t(isPlacePart(name, labels) ? labels[name] : (`checkout.address.${name}` as MessageKey));
};

/** What browser and server found wrong, by field, in the shopper's language and in the order of the form. */
export const faultsOf = (errors: FieldErrors<DeliveryInput>, problems: readonly FieldProblem[], form: Form): Fault[] =>
  inFormOrder(
    collectFaults(errors, problems, (key, field) => sayFault(form.t, key, labelOf(field, form))),
    form.country,
  );

/** The faults as the summary above the form lists them: each begins with the name of its field. */
export const namedFaults = (faults: readonly Fault[], form: Form): Fault[] =>
  faults.map(({ field, message }) => {
    const label = labelOf(field, form);
    return { field, message: label === '' || message.startsWith(label) ? message : form.t('general.fault', { name: label, message }) };
  });
