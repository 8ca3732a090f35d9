import type { FormEvent } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './discount-form.module.css';

export type DiscountActions = { add: (code: string) => void; remove: (code: string) => void };

type Props = { codes: string[]; t: Translate; actions?: DiscountActions | undefined; isUnknown?: boolean; typed?: string };

/** Redeems a discount code, and takes one back (K-02). Closed until somebody has a code. */
export const DiscountForm = ({ codes, t, actions, isUnknown = false, typed = '' }: Props) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('discountCode');
    if (typeof code === 'string' && code.trim() !== '') actions?.add(code.trim());
  };
  const remove = (code: string) => (event: FormEvent) => {
    event.preventDefault();
    actions?.remove(code);
  };
  return (
    <div className={styles['discount']}>
      {codes.map((code) => (
        <form
          key={code}
          method="post"
          action={`/carts/discount/remove?discountCode=${encodeURIComponent(code)}`}
          className={styles['code']}
          {...(actions && { onSubmit: remove(code) })}
        >
          <span>{code}</span>
          <IconButton type="submit" variant="bare" icon="close" label={t('cart.discountRemove', { code })} />
        </form>
      ))}
      <details open={isUnknown}>
        <summary>{t('cart.discountCode')}</summary>
        <form method="post" action="/carts/discount/add" className={styles['form']} {...(actions && { onSubmit: submit })}>
          <input
            name="discountCode"
            defaultValue={typed}
            aria-label={t('cart.discountCode')}
            autoComplete="off"
            required
            maxLength={40}
            {...(isUnknown && { 'aria-invalid': true, 'aria-describedby': 'discount-problem' })}
          />
          <SubmitButton variant="line">{t('cart.discountApply')}</SubmitButton>
        </form>
        {isUnknown && (
          <p id="discount-problem" className={styles['problem']}>
            <Icon name="warning" size="s" />
            <span>{t('cart.discountUnknown')}</span>
          </p>
        )}
      </details>
    </div>
  );
};
