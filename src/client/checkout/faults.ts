import type { FieldErrors } from 'react-hook-form';
import { address } from '#shared/contract/address.ts';
import type { DeliveryInput } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** A field at fault, by its name in the form, and why in the shopper's language. */
export type Fault = { field: string; message: string };

const places = [
  'email',
  'phone',
  ...['delivery', 'billing'].flatMap((part) => Object.keys(address.shape).map((name) => `${part}.${name}`)),
];
const placeOf = (field: string): number => (places.includes(field) ? places.indexOf(field) : places.length);

/** Faults as their fields follow one another in the form, whoever found them. */
export const inFormOrder = <Faulty extends { field: string }>(faults: readonly Faulty[]): Faulty[] =>
  faults.toSorted((a, b) => placeOf(a.field) - placeOf(b.field));

const isLeaf = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

const leaves = (errors: object, path: string): Fault[] =>
  Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    const field = path === '' ? name : `${path}.${name}`;
    if (isLeaf(value)) return [{ field, message: value.message }];
    return typeof value === 'object' && value !== null ? leaves(value, field) : [];
  });

/** What browser and server found wrong, by field, in the shopper's language; a field is named once. */
export const faultsOf = (errors: FieldErrors<DeliveryInput>, problems: readonly FieldProblem[], say: (key: string) => string): Fault[] => {
  const own = leaves(errors, '');
  const others = problems
    .map(({ field, messageKey }) => ({ field, message: messageKey }))
    .filter(({ field }) => !own.some((fault) => fault.field === field));
  return inFormOrder([...own, ...others]).map(({ field, message }) => ({
    field,
    message: say(message) || say('general.validation.notValid'),
  }));
};

/** The faults as the summary above the form lists them: each begins with the name of its field. */
export const namedFaults = (faults: readonly Fault[], t: Translate): Fault[] =>
  faults.map(({ field, message }) => {
    const label = t(`checkout.address.${field.split('.').at(-1)}` as MessageKey);
    return { field, message: label === '' ? message : `${label}: ${message}` };
  });
