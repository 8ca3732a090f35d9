import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { PlainCheckbox } from '#client/primitives/checkbox/plain-checkbox.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { type Row, Rows } from '#client/primitives/rows/rows.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './address-form.module.css';
import { AddressLines } from './address-lines.tsx';
import { isBilledToDelivery } from './same-address.ts';
import { TermsText } from './terms-text.tsx';

export type SummaryProps = {
  cart: Cart;
  countryName: string;
  addresses: { address: string; payment: string };
  links: { terms: string; withdrawal: string | undefined };
  isEu: boolean;
  t: Translate;
  /** Why the last try was refused, in the buyer's language. */
  refusal?: string | undefined;
  isSending?: boolean;
  /** The sums once more, right above the button. */
  totals: ReactNode;
  onSubmit?: (accepted: { placementKey: string; acceptedTotal: number }) => void;
};

const rowsOf = ({ cart, countryName, addresses, t }: SummaryProps): Row[] => {
  const change = (href: string, key: MessageKey) => ({ href, text: t('checkout.summary.change'), label: t(key) });
  const method = cart.shippingMethods.find(({ name }) => name === cart.shippingMethod) ?? cart.shippingMethods[0];
  const lines = (address: Cart['deliveryAddress']) => address && <AddressLines address={address} countryName={countryName} />;
  return [
    { name: t('checkout.summary.contact'), value: cart.consumer?.email, change: change(addresses.address, 'checkout.summary.contact') },
    {
      name: t('checkout.summary.delivery'),
      value: lines(cart.deliveryAddress),
      change: change(addresses.address, 'checkout.summary.delivery'),
    },
    {
      name: t('checkout.summary.billing'),
      value: isBilledToDelivery(cart.deliveryAddress, cart.billingAddress) ? t('checkout.summary.billingSame') : lines(cart.billingAddress),
      change: change(addresses.address, 'checkout.summary.billing'),
    },
    {
      name: t('checkout.summary.payment'),
      value: t(`checkout.payment.method.${cart.paymentMethod}`),
      change: change(addresses.payment, 'checkout.summary.payment'),
    },
    {
      name: t('checkout.summary.shipping'),
      value: method && `${method.label}, ${t('checkout.summary.deliveryDays', { min: method.minDays, max: method.maxDays })}`,
    },
  ];
};

const refusalKeys = ['CartChangedException', 'OutOfStockException', 'PaymentProviderException'] as const;

/** What a domain error of placing an order means for the buyer. */
export const sayRefusal = (refusal: string, t: Translate): string =>
  t(`checkout.refused.${refusalKeys.find((key) => key === refusal) ?? 'unknown'}`);

/** Everything once more, then the one button that obliges to pay (Y-05). */
export const SummaryForm = (props: SummaryProps) => {
  const { cart, t, links, isEu, refusal, isSending = false, totals, onSubmit, addresses } = props;
  const accepted = { placementKey: cart.placementKey, acceptedTotal: cart.priceTotal.rawValue };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(accepted);
  };
  return (
    <>
      {refusal !== undefined && <Message kind="error" role="alert" title={refusal} />}
      <Rows rows={rowsOf(props)} />
      {isEu && (
        <Message kind="default" title={t('checkout.summary.guarantee')} icon="shield">
          <p>{t('checkout.summary.guaranteeText')}</p>
        </Message>
      )}
      {totals}
      <form method="post" action="/orders" className={styles['form']} {...(onSubmit && { onSubmit: submit })}>
        <input type="hidden" name="placementKey" value={accepted.placementKey} />
        <input type="hidden" name="acceptedTotal" value={accepted.acceptedTotal} />
        <PlainCheckbox name="terms" value="accept" required>
          <TermsText links={links} t={t} />
        </PlainCheckbox>
        <SubmitButton isBlock isBusy={isSending} busyLabel={t('checkout.sending')}>
          {t('checkout.summary.order')}
        </SubmitButton>
        <p className={styles['note']}>{t('checkout.summary.contract')}</p>
        <TextLink href={addresses.payment} variant="back">
          {t('checkout.summary.back')}
        </TextLink>
      </form>
    </>
  );
};
