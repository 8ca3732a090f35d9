import { type FormEvent, Fragment, type ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { labelFieldErrors } from '#client/primitives/form/field-errors.ts';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { NewTabLink } from '#client/primitives/link/new-tab-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { type Row, Rows } from '#client/primitives/rows/rows.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import styles from './address-form.module.css';
import { AddressLines, type AddressSetting } from './address-lines.tsx';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import type { LegalLinks } from './legal-links.ts';
import { nameCard } from './name-card.ts';
import { isBilledToDelivery } from './same-address.ts';
import { TermsText } from './terms-text.tsx';

/** The id of the terms' box. */
export const termsFieldId = 'terms-accept';

export type SummaryProps = {
  cart: Cart;
  addressSetting: AddressSetting;
  addresses: { address: string; payment: string };
  links: LegalLinks;
  /** Years of the seller's liability, where the shop must state them (Y-02). */
  guaranteeYears: number | null;
  /** The button's label (Y-05). */
  orderButton: string;
  site: Pick<Site, 'language'>;
  t: Translate;
  /** Why the last attempt failed, in the buyer's language. */
  formError?: string | undefined;
  isSending?: boolean;
  /** The items and totals, right above the button. */
  review: ReactNode;
  /** The error of the terms' box, after an attempt without it. */
  termsError?: string | undefined;
  /** In the browser: replaces the post. `hasTerms`: the box is ticked. */
  onSubmit?: (accepted: { placementKey: string; acceptedTotal: number }, hasTerms: boolean) => void;
};

const payWith = ({ paymentMethod, savedCard, directDebit }: Cart, t: Translate): string => {
  if (savedCard) return nameCard(savedCard, t);
  const method = t(`checkout.payment.method.${paymentMethod}`);
  const reference = directDebit?.mandateReference;
  return paymentMethod === 'DirectDebit' && reference ? t('checkout.payment.withMandate', { method, reference }) : method;
};

const rowsOf = ({ cart, addressSetting, addresses, t }: SummaryProps): Row[] => {
  const change = (href: string, key: MessageKey) => ({ href, text: t('checkout.summary.change'), label: t(key) });
  const method = cart.shippingMethods.find(({ name }) => name === cart.shippingMethod) ?? cart.shippingMethods[0];
  const lines = (address: Cart['deliveryAddress']) => address && <AddressLines address={address} {...addressSetting} />;
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
      value: payWith(cart, t),
      change: change(addresses.payment, 'checkout.summary.payment'),
    },
    {
      name: t('checkout.summary.shipping'),
      value:
        method &&
        `${method.label}, ${t('checkout.summary.deliveryDays', { min: method.minDays, max: method.maxDays, count: method.maxDays })}`,
    },
    ...(method?.endsAtDropPoint && cart.dropPoint
      ? [
          {
            name: t('checkout.dropPoint.label'),
            value: [cart.dropPoint.name, cart.dropPoint.street, `${cart.dropPoint.postalCode} ${cart.dropPoint.city}`].join(', '),
            change: change(addresses.payment, 'checkout.dropPoint.label'),
          },
        ]
      : []),
  ];
};

/** A review of everything, then the one button that places a binding order (Y-05). */
export const SummaryForm = (props: SummaryProps) => {
  const {
    cart,
    t,
    links,
    guaranteeYears,
    orderButton,
    site,
    formError,
    isSending = false,
    review,
    termsError,
    onSubmit,
    addresses,
  } = props;
  const accepted = { placementKey: cart.placementKey, acceptedTotal: cart.priceTotal.rawValue };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit?.(accepted, new FormData(event.currentTarget).has('terms'));
  };
  return (
    <>
      {formError !== undefined && <Message kind="error" role="alert" title={formError} />}
      <Rows rows={rowsOf(props)} />
      {review}
      <form
        {...notInvalid}
        method="post"
        action="/orders"
        className={styles['form']}
        {...(onSubmit && { noValidate: true, onSubmit: submit })}
      >
        <input type="hidden" name="placementKey" value={accepted.placementKey} />
        <input type="hidden" name="acceptedTotal" value={accepted.acceptedTotal} />
        {termsError !== undefined && (
          <ErrorSummary
            title={t('checkout.errors', { count: 1 })}
            errors={labelFieldErrors(
              [{ field: termsFieldId, message: termsError }],
              { [termsFieldId]: t('checkout.summary.termsLink') },
              t,
            )}
          />
        )}
        <Checkbox id={termsFieldId} name="terms" value="accept" error={termsError} required>
          <TermsText links={links} t={t} />
        </Checkbox>
        {guaranteeYears !== null && (
          <p className={styles['guarantee']}>
            <Icon name="shield" size="s" />
            <TextLink href="#legal-guarantee" variant="action">
              {withCommas(site.language, [t('checkout.summary.guarantee'), t('checkout.guarantee.years', { count: guaranteeYears })])}
            </TextLink>
          </p>
        )}
        <SubmitButton isBlock isBusy={isSending} busyLabel={t('checkout.sending')}>
          {orderButton}
        </SubmitButton>
        <p className={styles['note']}>{t('checkout.summary.contract')}</p>
        <p className={styles['note']}>
          {links.more.map(({ href, label }, at) => (
            <Fragment key={href}>
              {at > 0 && ' · '}
              <NewTabLink href={href} note={t('checkout.summary.newTab')}>
                {label}
              </NewTabLink>
            </Fragment>
          ))}
        </p>
        <TextLink href={addresses.payment} variant="back">
          {t('checkout.summary.back')}
        </TextLink>
      </form>
      {guaranteeYears !== null && (
        <GuaranteeNotice years={guaranteeYears} language={site.language} items={cart.items} artwork={links.guaranteeNotice} t={t} />
      )}
    </>
  );
};
