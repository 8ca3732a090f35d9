'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { AddressTexts } from '#client/primitives/address-fields/address-texts.ts';
import type { Bind } from '#client/primitives/address-fields/bound.ts';
import { PlaceFields } from '#client/primitives/address-fields/place-fields.tsx';
import { SubmitButton } from '#client/primitives/button/plain-button.tsx';
import { ErrorSummary } from '#client/primitives/error-summary/error-summary.tsx';
import { focusField } from '#client/primitives/error-summary/focus-field.ts';
import { whenLeft } from '#client/primitives/form/when-left.ts';
import type { Address } from '#shared/contract/address.ts';
import type { DeliveryInput } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { type AddressRules, deliveryFor } from '#shared/validation/delivery.ts';
import { ContactFields, SameAddress } from './address-fields.tsx';
import styles from './address-form.module.css';
import { type Fault, faultsOf, inFormOrder, namedFaults } from './faults.ts';
import { isBilledToDelivery } from './same-address.ts';

type Props = AddressTexts & {
  rules: AddressRules;
  phoneExample: string;
  defaults: { email: string; phone: string; delivery: Address | null; billing: Address | null };
  /** What the server refused. */
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

/** Who buys and where it goes (O-01). Fields are checked when they are left, not while one types (V-01). */
export const AddressForm = ({ rules, phoneExample, defaults, problems, isSending, onSubmit, ...texts }: Props) => {
  const { t } = texts;
  const [isSame, setSame] = useState(isBilledToDelivery(defaults.delivery, defaults.billing));
  const schema = useMemo(() => deliveryFor(rules), [rules]);
  const delivery = defaults.delivery ?? blank(rules.country);
  const { register, handleSubmit, formState } = useForm<DeliveryInput>({
    resolver: zodResolver(schema),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    shouldUnregister: true,
    defaultValues: { email: defaults.email, phone: defaults.phone, delivery, ...(defaults.billing && { billing: defaults.billing }) },
  });
  const form = { t, country: rules.country };
  const faults = faultsOf(formState.errors, problems, form);
  // As the last attempt found it: a list that shrank at every mended field would move the button away from the finger.
  const [attempt, setAttempt] = useState<readonly Fault[]>([]);
  const listed = attempt.length > 0 ? attempt : faultsOf({}, problems, form);
  // After the summary has taken its room: it is read out, and the focus is where the mending begins (V-04).
  useEffect(() => {
    const first = attempt[0] ?? inFormOrder(problems, rules.country)[0];
    if (first) focusField(first.field);
  }, [attempt, problems, rules.country]);
  const bind: Bind = (name) => {
    const { onChange, onBlur, ref } = register(name as FieldPath<DeliveryInput>);
    return { name, onChange, onBlur: whenLeft(onBlur), ref, error: faults.find(({ field }) => field === name)?.message };
  };
  const send = (body: DeliveryInput): void => {
    setAttempt([]);
    onSubmit(body);
  };
  return (
    <form
      noValidate
      method="post"
      action="/carts/address/delivery"
      className={styles['form']}
      onSubmit={(event) => void handleSubmit(send, (errors) => setAttempt(faultsOf(errors, [], form)))(event)}
    >
      <ErrorSummary title={t('checkout.errors', { count: listed.length })} errors={namedFaults(listed, form)} />
      <h2>{t('checkout.address.contact')}</h2>
      <ContactFields bind={bind} t={t} phoneExample={phoneExample} />
      <h2>{t('checkout.address.delivery')}</h2>
      <PlaceFields {...texts} bind={bind} prefix="delivery." part="delivery" asksTaxNumber />
      <SameAddress t={t} isSame={isSame} onChange={setSame} />
      {!isSame && (
        <>
          <h2>{t('checkout.address.billing')}</h2>
          <PlaceFields {...texts} bind={bind} prefix="billing." part="billing" asksTaxNumber />
        </>
      )}
      <SubmitButton isBlock isBusy={isSending} busyLabel={t('checkout.sending')}>
        {t('checkout.address.submit')}
      </SubmitButton>
      <p className={styles['note']}>{t('checkout.address.note')}</p>
    </form>
  );
};
