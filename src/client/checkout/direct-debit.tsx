import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './payment-form.module.css';

type Props = {
  debit: NonNullable<Cart['directDebit']>;
  /** The recipient, as the default account owner. */
  owner: string;
  /** The errors by field name, and whether the page opens at one of them. */
  fieldOf: (name: string) => { error: string | undefined; autoFocus: boolean };
  t: Translate;
};

// Account numbers are read in groups.
const inFours = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/** The fields of direct debit: account, owner, and the mandate with its numbers (O-02). */
export const DirectDebit = ({ debit, owner, fieldOf, t }: Props) => {
  const { holder, last4, creditorId, mandateReference, ibanExample: example } = debit;
  return (
    <>
      {holder !== null && last4 !== null && <p>{t('checkout.payment.debit.known', { holder, last4 })}</p>}
      <TextField
        name="iban"
        label={t('checkout.payment.debit.iban')}
        hint={t('checkout.payment.debit.ibanHint', { example })}
        {...fieldOf('iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
      />
      <TextField
        name="accountHolder"
        label={t('checkout.payment.debit.holder')}
        {...fieldOf('accountHolder')}
        defaultValue={holder ?? owner}
        autoComplete="name"
        maxLength={70}
      />
      <section className={styles['mandate']} aria-labelledby="mandate-title">
        <h2 id="mandate-title">{t('checkout.mandate.title')}</h2>
        <p>{t('checkout.mandate.text')}</p>
        <p>{t('checkout.mandate.refund')}</p>
        <dl>
          <div>
            <dt>{t('checkout.mandate.creditor')}</dt>
            <dd>{inFours(creditorId)}</dd>
          </div>
          <div>
            <dt>{t('checkout.mandate.reference')}</dt>
            <dd>{mandateReference}</dd>
          </div>
        </dl>
      </section>
      <Checkbox name="mandate" id="mandate" value="accept" {...fieldOf('mandate')} defaultChecked={holder !== null}>
        {t('checkout.mandate.accept')}
      </Checkbox>
    </>
  );
};
