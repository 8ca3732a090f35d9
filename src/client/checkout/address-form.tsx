'use client';
import { useMemo, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { AddressFields } from '#client/primitives/address-fields/address-fields.tsx';
import type { AddressTexts } from '#client/primitives/address-fields/address-texts.ts';
import type { Bind } from '#client/primitives/address-fields/bound.ts';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { useCheckedForm } from '#client/primitives/form/use-checked-form.ts';
import { Message } from '#client/primitives/message/message.tsx';
import type { Address } from '#shared/contract/address.ts';
import type { DeliveryInput } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { type AddressRules, deliveryFor } from '#shared/validation/delivery.ts';
import { fieldErrorMessage } from '#shared/validation/field-error-message.ts';
import { ContactFields, SameAddress } from './address-fields.tsx';
import styles from './address-form.module.css';
import { addressLabels } from './address-labels.ts';
import { isBilledToDelivery } from './same-address.ts';

type Props = AddressTexts & {
  rules: AddressRules;
  phoneExample: string;
  defaults: { email: string; phone: string; delivery: Address | null; billing: Address | null };
  /** The server's errors. */
  problems: readonly FieldProblem[];
  isSending: boolean;
  onSubmit: (delivery: DeliveryInput) => void;
};

const blank = (country: Address['country']): Address => ({
  salutation: '',
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  addition: '',
  postalCode: '',
  city: '',
  region: '',
  country,
});

/** Buyer and delivery address (O-01). Fields are checked on blur, not while typing (V-01). */
export const AddressForm = ({ rules, phoneExample, defaults, problems, isSending, onSubmit: onRead, ...texts }: Props) => {
  const { t } = texts;
  const [isSame, setSame] = useState(isBilledToDelivery(defaults.delivery, defaults.billing));
  const schema = useMemo(() => deliveryFor(rules), [rules]);
  const delivery = defaults.delivery ?? blank(rules.country);
  const labels = addressLabels(rules.country, t);
  const { onSubmit, fieldErrors, formError, bind } = useCheckedForm<DeliveryInput, DeliveryInput>({
    ...{ schema, labels, problems, t },
    defaults: { email: defaults.email, phone: defaults.phone, delivery, ...(defaults.billing && { billing: defaults.billing }) },
    errorText: (key, field) => fieldErrorMessage(t, key, labels[field] ?? ''),
    // A billing address equal to the delivery address is not sent.
    unregistersHidden: true,
    send: async (read) => {
      onRead(read);
      return undefined;
    },
  });
  const bindHere: Bind = (name) => bind(name as FieldPath<DeliveryInput>);
  return (
    <form {...notInvalid} noValidate method="post" action="/carts/address/delivery" className={styles['form']} onSubmit={onSubmit}>
      {formError && <Message kind="error" role="alert" title={formError} />}
      <ErrorSummary title={t('checkout.errors', { count: fieldErrors.length })} errors={fieldErrors} />
      <h2>{t('checkout.address.contact')}</h2>
      <ContactFields bind={bindHere} t={t} phoneExample={phoneExample} />
      <h2>{t('checkout.address.delivery')}</h2>
      <AddressFields {...texts} bind={bindHere} prefix="delivery." part="delivery" asksTaxNumber />
      <SameAddress t={t} isSame={isSame} onChange={setSame} />
      {!isSame && (
        <>
          <h2>{t('checkout.address.billing')}</h2>
          <AddressFields {...texts} bind={bindHere} prefix="billing." part="billing" asksTaxNumber />
        </>
      )}
      <SubmitButton isBlock isBusy={isSending} busyLabel={t('checkout.sending')}>
        {t('checkout.address.submit')}
      </SubmitButton>
      <p className={styles['note']}>{t('checkout.address.note')}</p>
    </form>
  );
};
