import { AddressFields } from '#client/primitives/address-fields/address-fields.tsx';
import type { AddressTexts } from '#client/primitives/address-fields/address-texts.ts';
import type { Bind } from '#client/primitives/address-fields/bound.ts';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { collectFieldErrors, labelFieldErrors } from '#client/primitives/form/field-errors.ts';
import type { Cart } from '#shared/contract/cart.ts';
import { fieldErrorMessage } from '#shared/validation/field-error-message.ts';
import { ContactFields, SameAddress } from './address-fields.tsx';
import styles from './address-form.module.css';
import { addressLabels } from './address-labels.ts';
import { isBilledToDelivery } from './same-address.ts';

type Props = AddressTexts & { cart: Cart; phoneExample: string };

const flat = (values: object, path = ''): [string, string][] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${name}`, value]];
    return typeof value === 'object' && value !== null ? flat(value, `${path}${name}.`) : [];
  });

const valuesOf = ({ consumer, deliveryAddress, billingAddress, draft }: Cart): Record<string, string> => ({
  ...Object.fromEntries(flat({ ...consumer, delivery: deliveryAddress, billing: billingAddress })),
  ...(draft?.form === 'delivery' ? draft.fields : {}),
});

/** The address form for browsers without script: the same fields, with the submitted values and errors. */
export const NoScriptAddressForm = ({ cart, phoneExample, ...texts }: Props) => {
  const { t } = texts;
  const values = valuesOf(cart);
  const problems = cart.draft?.form === 'delivery' ? cart.draft.problems : [];
  const labels = addressLabels(texts.country.code, t);
  const found = collectFieldErrors({}, problems, (key, field) => fieldErrorMessage(t, key, labels[field] ?? ''));
  const fieldErrors = Object.keys(labels).flatMap((name) => found.filter(({ field }) => field === name));
  const isSame =
    cart.draft?.form === 'delivery'
      ? cart.draft.fields['billingIsDelivery'] === 'on'
      : isBilledToDelivery(cart.deliveryAddress, cart.billingAddress);
  const bind: Bind = (name) => ({
    name,
    defaultValue: values[name] ?? '',
    error: fieldErrors.find(({ field }) => field === name)?.message,
    // A rejected form comes back as a new page, which opens at the errors (V-04).
    autoFocus: name === fieldErrors[0]?.field,
  });
  return (
    <form {...notInvalid} method="post" action="/carts/address/delivery" className={styles['form']} noValidate>
      <ErrorSummary title={t('checkout.errors', { count: fieldErrors.length })} errors={labelFieldErrors(fieldErrors, labels, t)} />
      <h2>{t('checkout.address.contact')}</h2>
      <ContactFields bind={bind} t={t} phoneExample={phoneExample} />
      <h2>{t('checkout.address.delivery')}</h2>
      <AddressFields {...texts} bind={bind} prefix="delivery." part="delivery" asksTaxNumber />
      <SameAddress t={t} isSame={isSame} />
      <div className={styles['billing']}>
        <h2>{t('checkout.address.billing')}</h2>
        <AddressFields {...texts} bind={bind} prefix="billing." part="billing" asksTaxNumber />
      </div>
      <SubmitButton isBlock>{t('checkout.address.submit')}</SubmitButton>
      <p className={styles['note']}>{t('checkout.address.note')}</p>
    </form>
  );
};
