import { addressLayoutOf, type LocalityPart } from '#shared/address/address-layout.ts';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { AddressTexts } from './address-texts.ts';
import type { Bound } from './bound.ts';
import { StreetField } from './street-field.tsx';

type Props = AddressTexts & { bound: Bound; name: LocalityPart; section: string };

/** The error of a postal code includes an example. */
const withExample = (bound: Bound, example: string | undefined): Bound =>
  bound.error && example ? { ...bound, error: `${bound.error} ${example}` } : bound;

const tokens: Record<LocalityPart, string> = {
  street: 'address-line1',
  addition: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
};

/** One part of a locality, labelled as its country names it. */
export const LocalityField = ({ bound, name, section, t, postalCodeExample, regions, country }: Props) => {
  const { labels, hasHouseNumbers, isAdditionRequired } = addressLayoutOf(country.code);
  const shared = { label: t(labels[name]), autoComplete: `${section} ${tokens[name]}` };
  if (name === 'region') {
    const options = Object.entries(regions).map(([value, label]) => ({ value, label }));
    return <Select {...bound} {...shared} placeholder={t('checkout.address.regionChoose')} options={options} required />;
  }
  if (name === 'addition' && !isAdditionRequired) return <TextField {...bound} {...shared} note={t('checkout.address.optional')} />;
  if (name === 'street')
    return <StreetField bound={bound} {...shared} doubt={hasHouseNumbers ? t('checkout.address.noHouseNumber') : undefined} />;
  if (name !== 'postalCode') return <TextField {...bound} {...shared} required />;
  const example = postalCodeExample && t('checkout.address.postalCodeHint', { example: postalCodeExample });
  return <TextField {...withExample(bound, example)} {...shared} required />;
};
