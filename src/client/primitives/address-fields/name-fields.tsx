import type { ComponentProps } from 'react';
import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { TextField } from '../text-field/text-field.tsx';
import styles from './address-fields.module.css';

type Field = ComponentProps<typeof TextField>;

type Props = {
  /** The country decides which name comes first. */
  country: CountryCode;
  firstName: Field;
  lastName: Field;
  /** The autocomplete section where a page has several people: `billing`. */
  section?: string;
};

/** A person's name: the family name comes first in countries where that is customary (V-02). */
export const NameFields = ({ country, firstName, lastName, section }: Props) => {
  const token = (name: string): string => (section === undefined ? name : `${section} ${name}`);
  const fields = [
    <TextField key="firstName" {...firstName} autoComplete={token('given-name')} required />,
    <TextField key="lastName" {...lastName} autoComplete={token('family-name')} required />,
  ];
  return <div className={styles['names']}>{addressLayoutOf(country).isFamilyNameFirst ? fields.toReversed() : fields}</div>;
};
