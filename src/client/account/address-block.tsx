import { Icon } from '#client/primitives/icon/icon.tsx';
import { addressLines } from '#shared/address/address-lines.ts';
import type { Address } from '#shared/contract/address.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import type { ViewProps } from './account-setting.ts';
import styles from './addresses.module.css';

type Props = Pick<ViewProps, 'site' | 'rules' | 't'> & { address: Address & { isPrimary?: boolean } };

/** An address as written on a parcel in its country, and whether it is the default delivery address. */
export const AddressBlock = ({ address, site, rules, t }: Props) => {
  const { country, isPrimary = false } = address;
  const lines = addressLines(address, { regions: rules?.[country]?.regions ?? {}, countryName: countryName(country, site.language) });
  return (
    <>
      <address className={styles['lines']}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {isPrimary && (
        <p className={styles['primary']}>
          <Icon name="check" size="s" />
          {t('account.addresses.primary')}
        </p>
      )}
    </>
  );
};
