import type { FormEvent } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { PlainChoice } from '#client/primitives/choice/plain-choice.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Cart, PaymentMethod } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './address-form.module.css';

type Props = {
  cart: Cart;
  locale: string;
  addressHref: string;
  t: Translate;
  isSending?: boolean;
  /** With script; without it the form goes to /carts/payment. */
  onSubmit?: (paymentMethod: PaymentMethod, shippingMethod: string) => void;
};

const icons: Record<PaymentMethod, IconName> = {
  CreditCard: 'card',
  aliasCreditCard: 'card',
  DirectDebit: 'bank',
  PayPal: 'wallet',
  GooglePay: 'wallet',
  ApplePay: 'wallet',
  Unspecified: 'card',
};

const optionOf = (method: PaymentMethod, t: Translate) => ({
  value: method,
  label: t(`checkout.payment.method.${method}`),
  text: method === 'aliasCreditCard' || method === 'Unspecified' ? undefined : t(`checkout.payment.hint.${method}`),
  end: <Icon name={icons[method]} />,
});

const shippingOption = (method: Cart['shippingMethods'][number], locale: string, t: Translate) => ({
  value: method.name,
  label: method.label,
  text: t('checkout.summary.deliveryDays', { min: method.minDays, max: method.maxDays }),
  end: method.costs.rawValue === 0 ? t('cart.free') : formatMoney(method.costs, locale),
});

/** How the buyer pays, and where there is a choice, how the goods travel. */
export const PaymentForm = ({ cart, locale, addressHref, t, isSending = false, onSubmit }: Props) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const method = cart.paymentMethods.find((name) => name === fields.get('paymentMethod'));
    if (method) onSubmit?.(method, String(fields.get('shippingMethod') ?? cart.shippingMethod ?? cart.shippingMethods[0]?.name ?? ''));
  };
  const chosen = cart.paymentMethod === 'Unspecified' ? cart.paymentMethods[0] : cart.paymentMethod;
  return (
    <form method="post" action="/carts/payment" className={styles['form']} {...(onSubmit && { onSubmit: submit })}>
      <PlainChoice
        name="paymentMethod"
        label={t('checkout.payment.methods')}
        options={cart.paymentMethods.map((method) => optionOf(method, t))}
        defaultValue={chosen}
        required
      />
      {cart.shippingMethods.length > 1 && (
        <PlainChoice
          name="shippingMethod"
          label={t('checkout.shipping.methods')}
          options={cart.shippingMethods.map((method) => shippingOption(method, locale, t))}
          defaultValue={cart.shippingMethod ?? cart.shippingMethods[0]?.name}
          required
        />
      )}
      <SubmitButton isBlock isBusy={isSending} busyLabel={t('checkout.sending')}>
        {t('checkout.payment.submit')}
      </SubmitButton>
      <p className={styles['note']}>{t('checkout.payment.note')}</p>
      <TextLink href={addressHref} variant="back">
        {t('checkout.payment.back')}
      </TextLink>
    </form>
  );
};
