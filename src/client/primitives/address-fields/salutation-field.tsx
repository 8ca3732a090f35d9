import { addressLayoutOf } from '#shared/address/address-layout.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import type { Bound } from './bound.ts';

type Props = { bound: Bound; country: CountryCode; t: Translate };

/** The salutation; not asked for where one honorific serves everybody. */
export const SalutationField = ({ bound, country, t }: Props) =>
  addressLayoutOf(country).asksSalutation ? (
    <RadioGroup
      {...bound}
      variant="row"
      label={t('checkout.address.salutation')}
      options={[
        { value: 'Female', label: t('checkout.address.salutationFemale') },
        { value: 'Male', label: t('checkout.address.salutationMale') },
        { value: '', label: t('checkout.address.salutationNone') },
      ]}
    />
  ) : null;
