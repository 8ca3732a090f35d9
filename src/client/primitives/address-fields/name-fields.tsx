import type { ComponentProps } from 'react';
import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { PlainTextField } from '../text-field/plain-text-field.tsx';
import styles from './address-fields.module.css';

type Field = ComponentProps<typeof PlainTextField>;

type Props = {
  /** Whose people say which name they begin with. */
  country: CountryCode;
  firstName: Field;
  lastName: Field;
  /** What the browser fills in where a page asks for several people: `billing`. */
  section?: string;
};

/** What somebody is called: the family comes first where people are called so (V-02). */
export const NameFields = ({ country, firstName, lastName, section }: Props) => {
  const token = (name: string): string => (section === undefined ? name : `${section} ${name}`);
  const fields = [
    <PlainTextField key="firstName" {...firstName} autoComplete={token('given-name')} required />,
    <PlainTextField key="lastName" {...lastName} autoComplete={token('family-name')} required />,
  ];
  return <div className={styles['names']}>{addressLayoutOf(country).isFamilyNameFirst ? fields.toReversed() : fields}</div>;
};
