import type { Translate } from '#shared/i18n/translator.ts';
import { TextField } from '../text-field/text-field.tsx';
import styles from './address-fields.module.css';
import type { Bind } from './bound.ts';

type Props = {
  bind: Bind;
  prefix: string;
  /** The section of the autocomplete tokens. */
  section: string;
  asksTaxNumber: boolean;
  t: Translate;
};

/** The company at the address; its tax number, where it may be asked for, as soon as a company is named. */
export const CompanyFields = ({ bind, prefix, section, asksTaxNumber, t }: Props) => (
  <>
    <div className={styles['company']}>
      <TextField
        {...bind(`${prefix}company`)}
        label={t('checkout.address.company')}
        note={t('checkout.address.optional')}
        autoComplete={`${section} organization`}
        // Lets the style sheet know whether the field is filled.
        placeholder=" "
      />
    </div>
    {asksTaxNumber && (
      <div className={styles['taxNumber']}>
        <TextField
          {...bind(`${prefix}taxNumber`)}
          label={t('checkout.address.taxNumber')}
          note={t('checkout.address.optional')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    )}
  </>
);
