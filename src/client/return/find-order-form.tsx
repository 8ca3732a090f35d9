import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { PlainTextField } from '#client/primitives/text-field/plain-text-field.tsx';
import type { ReturnDesk } from '#shared/contract/return.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { faultsOf } from './return-faults.ts';
import styles from './return-form.module.css';
import { ReturnRefusal } from './return-refusal.tsx';

type Props = {
  desk: Pick<ReturnDesk, 'draft'>;
  orderId?: string | undefined;
  /** ISO code: with it the numbers of orders begin. */
  country: string;
  t: Translate;
};

/** Who gives something back, and from which order: no account, no reason (Y-01). A plain form, with script and without. */
export const FindOrderForm = ({ desk, orderId = '', country, t }: Props) => {
  // What was told below the form is mended there.
  const faults = faultsOf(desk, t).filter(({ field }) => field !== 'content');
  const values = { orderId, ...desk.draft?.fields };
  const bind = (name: 'name' | 'email' | 'orderId') => ({
    name,
    defaultValue: values[name as 'orderId'] ?? '',
    error: faults.find(({ field }) => field === name)?.message,
    // A refused form comes back as a new page: it opens where the mending begins (V-04).
    autoFocus: name === faults[0]?.field,
    required: true,
  });
  return (
    <form method="post" action="/returns/find" className={styles['form']} noValidate>
      <ReturnRefusal faults={faults} t={t} />
      <PlainTextField {...bind('name')} label={t('returns.name')} autoComplete="name" />
      <PlainTextField
        {...bind('email')}
        type="email"
        label={t('checkout.address.email')}
        hint={t('returns.emailHint')}
        autoComplete="email"
      />
      <PlainTextField
        {...bind('orderId')}
        label={t('returns.orderId')}
        hint={t('returns.orderIdHint', { country })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SubmitButton isBlock>{t('returns.find')}</SubmitButton>
      <p className={styles['note']}>{t('returns.onlyFound')}</p>
    </form>
  );
};
