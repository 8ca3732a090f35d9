import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Choice } from '#client/primitives/choice/choice.tsx';
import { notInvalid } from '#client/primitives/field/not-invalid.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { fullName } from '#shared/address/address-lines.ts';
import type { Cart, PaymentMethod } from '#shared/contract/cart.ts';
import type { PaymentInput } from '#shared/contract/cart-calls.ts';
import type { SavedCard } from '#shared/contract/payment-method.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatMoney } from '#shared/money/money.ts';
import styles from './address-form.module.css';
import { DirectDebit } from './direct-debit.tsx';
import type { FailedMethod } from './failed-payment.ts';
import { MethodDrawing } from './method-drawing.tsx';
import { readChoice } from './read-choice.ts';
import { SavedCards } from './saved-cards.tsx';

type Props = {
  cart: Cart;
  locale: string;
  addressHref: string;
  t: Translate;
  /** The account's saved cards; undefined for a guest. */
  savedCards?: readonly SavedCard[] | undefined;
  /** The wallets of this device; unknown without script, so none is offered. */
  wallets?: ReadonlySet<PaymentMethod> | undefined;
  /** The errors by field; those of a no-script form are in the cart. */
  problems?: readonly FieldProblem[] | undefined;
  /** Why the last attempt failed, in the buyer's language. */
  formError?: string | undefined;
  isSending?: boolean;
  /** With script; without it the form is posted to /carts/payment. */
  onSubmit?: (choice: PaymentInput) => void;
  /** The payment method that has just failed, offered again. */
  tried?: FailedMethod | undefined;
  /** The drop points to choose from, below the shipping method that uses them. */
  dropPoints?: ReactNode;
};

const hintOf = (method: PaymentMethod, t: Translate): string | undefined =>
  method === 'aliasCreditCard' || method === 'Unspecified' ? undefined : t(`checkout.payment.hint.${method}`);

const optionOf = (method: PaymentMethod, t: Translate, tried: FailedMethod | undefined) => ({
  value: method,
  label: t(`checkout.payment.method.${method}`),
  text: tried?.method === method ? tried.text : hintOf(method, t),
  end: <MethodDrawing method={method} />,
});

const shippingOption = (method: Cart['shippingMethods'][number], locale: string, t: Translate, dropPoints: ReactNode) => ({
  value: method.name,
  label: method.label,
  text: t('checkout.summary.deliveryDays', { min: method.minDays, max: method.maxDays, count: method.maxDays }),
  end: method.costs.rawValue === 0 ? t('cart.free') : formatMoney(method.costs, locale),
  ...(method.endsAtDropPoint && { details: dropPoints }),
});

const deviceWallets: readonly PaymentMethod[] = ['GooglePay', 'ApplePay'];

// A method that a bank has just declined goes below the others, and one of those is suggested.
const inOrder = (methods: readonly PaymentMethod[], tried: FailedMethod | undefined): readonly PaymentMethod[] =>
  tried?.isLast ? methods.toSorted((a, b) => Number(a === tried.method) - Number(b === tried.method)) : methods;

const chosenOf = ({ paymentMethod, draft }: Cart, offered: readonly PaymentMethod[]): PaymentMethod | undefined => {
  const typed = draft?.form === 'payment' ? draft.fields['paymentMethod'] : undefined;
  const wanted = typed ?? (paymentMethod === 'aliasCreditCard' ? 'CreditCard' : paymentMethod);
  return offered.find((method) => method === wanted) ?? offered[0];
};

// In place of the failed method: the first that needs no further input here.
const proposedOf = (offered: readonly PaymentMethod[], tried: FailedMethod): PaymentMethod | undefined =>
  offered.find((method) => method !== tried.method && method !== 'DirectDebit') ?? offered[0];

/** The payment method, and where there is a choice, the shipping method. */
export const PaymentForm = ({
  cart,
  locale,
  addressHref,
  t,
  savedCards,
  wallets,
  problems,
  formError,
  isSending = false,
  onSubmit,
  tried,
  dropPoints,
}: Props) => {
  const found = problems ?? (cart.draft?.form === 'payment' ? cart.draft.problems : []);
  const errorOf = (field: string): string | undefined => {
    const problem = found.find((one) => one.field === field);
    return problem && (t(problem.messageKey as MessageKey) || t('general.validation.notValid'));
  };
  // A rejected form comes back as a new page, which opens at the errors (V-04).
  const fieldOf = (name: string) => ({ error: errorOf(name), autoFocus: problems === undefined && found[0]?.field === name });
  const isHere = (method: PaymentMethod): boolean => !deviceWallets.includes(method) || wallets?.has(method) === true;
  const offered = inOrder(cart.paymentMethods.filter(isHere), tried);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const method = offered.find((name) => name === fields.get('paymentMethod'));
    if (method && method !== 'Unspecified') onSubmit?.(readChoice(fields, method));
  };
  const person = cart.billingAddress ?? cart.deliveryAddress;
  const detailsOf = (method: PaymentMethod) => {
    if (method === 'CreditCard' && savedCards)
      return (
        <SavedCards cards={savedCards} chosen={cart.savedCard} canSave savesCard={cart.keepsCard} error={errorOf('savedCard')} t={t} />
      );
    if (method !== 'DirectDebit' || !cart.directDebit) return undefined;
    const owner = person ? fullName(person, person.country) : '';
    return <DirectDebit debit={cart.directDebit} owner={owner} fieldOf={fieldOf} t={t} />;
  };
  const general = formError ?? errorOf('');
  return (
    <form
      {...notInvalid}
      method="post"
      action="/carts/payment"
      className={styles['form']}
      noValidate
      {...(onSubmit && { onSubmit: submit })}
    >
      {general !== undefined && <Message kind="error" role="alert" title={general} />}
      <Choice
        name="paymentMethod"
        label={t('checkout.payment.methods')}
        options={offered.map((method) => ({ ...optionOf(method, t, tried), details: detailsOf(method) }))}
        defaultValue={tried?.isLast ? proposedOf(offered, tried) : chosenOf(cart, offered)}
        error={errorOf('paymentMethod')}
        required
      />
      {cart.shippingMethods.length > 1 && (
        <Choice
          name="shippingMethod"
          label={t('checkout.shipping.methods')}
          options={cart.shippingMethods.map((method) => shippingOption(method, locale, t, dropPoints))}
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
