import { lazy, type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { SkeletonBlock } from '#client/primitives/skeleton/skeleton-block.tsx';
import type { Address, AddressInput } from '#shared/contract/address.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { DeliveryInput } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CheckoutStep, pathTo } from '#shared/routes/paths.ts';
import type { AddressRules } from '#shared/validation/delivery.ts';
import { loadCart } from '#state/cart.ts';
import { checkout, protectCart, submitDelivery, submitOrder, submitPayment } from '#state/checkout.ts';
import { sessionHint } from '#state/session-hint.ts';
import { GuestLine } from './guest-line.tsx';
import { isCartError, nameSkus, orderErrorText } from './order-error-text.ts';
import type { SummaryProps } from './summary-form.tsx';

// The only step that validates on blur: its libraries load with it.
const AddressForm = lazy(async () => ({ default: (await import('./address-form.tsx')).AddressForm }));
// The only one that formats addresses for parcels.
const SummaryStep = lazy(async () => ({ default: (await import('./summary-step.tsx')).SummaryStep }));

// Only Belgium has them.
const DropPointChoice = lazy(async () => ({ default: (await import('./drop-point-choice.tsx')).DropPointChoice }));
const PaymentStep = lazy(async () => ({ default: (await import('./payment-step.tsx')).PaymentStep }));

/** The country data of a checkout, the same for every visitor. */
export type CheckoutSetting = {
  country: { code: CountryCode; name: string };
  rules: AddressRules;
  phoneExample: string;
  links: SummaryProps['links'];
  guaranteeYears: number | null;
  orderButton: string;
  /** The login that returns to the address step, and its name. */
  login: { href: string; label: string };
  /** The items and totals, repeated above the order button. */
  review: ReactNode;
};

type Props = CheckoutSetting & { site: Site; step: CheckoutStep; cart: Cart; addresses: Record<CheckoutStep, string>; t: Translate };

const Waiting = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    <SkeletonBlock kind="control" />
    <SkeletonBlock kind="control" />
  </Skeleton>
);

const wholeAddress = ({ salutation = '', company = '', addition = '', region = '', ...typed }: AddressInput): Address => ({
  ...typed,
  ...{ salutation, company, addition, region },
});

const firstValues = (cart: Cart, unsent: DeliveryInput | undefined) => {
  if (unsent) {
    const { email, phone = '', delivery, billing } = unsent;
    return { email, phone, delivery: wholeAddress(delivery), billing: billing ? wholeAddress(billing) : null };
  }
  const { consumer, deliveryAddress, billingAddress } = cart;
  return { email: consumer?.email ?? '', phone: consumer?.phone ?? '', delivery: deliveryAddress, billing: billingAddress };
};

/** The form of the current step, and where it leads. */
export const CheckoutContent = ({ site, step, cart, addresses, t, country, rules, phoneExample, login, ...summary }: Props) => {
  const { isSending, problems, formError, rejectedSkus, successful, unsent } = useSnapshot(checkout);
  const { hasSession } = useSnapshot(sessionHint);
  const { push } = useRouter();
  const proceed = async (done: Promise<boolean>, next: CheckoutStep): Promise<void> => {
    if (!(await done)) return;
    await push(addresses[next]);
    if (next === 'summary' && !(await protectCart())) await push(pathTo(site, 'cart'));
  };
  const order = async (accepted: { placementKey: string; acceptedTotal: number }): Promise<void> => {
    if (await submitOrder(accepted)) return;
    await loadCart();
    if (isCartError(checkout.formError) && !(await protectCart())) await push(pathTo(site, 'cart'));
  };
  if (step === 'address') {
    return (
      <Suspense fallback={<Waiting label={t('cart.loading')} />}>
        {!hasSession && <GuestLine login={login} t={t} />}
        <AddressForm
          t={t}
          rules={rules}
          phoneExample={phoneExample}
          country={country}
          postalCodeExample={rules.postalCode?.example}
          regions={rules.regions}
          defaults={firstValues(cart, unsent as DeliveryInput | undefined)}
          problems={problems as FieldProblem[]}
          isSending={isSending}
          onSubmit={(body) => void proceed(submitDelivery(body), 'payment')}
        />
      </Suspense>
    );
  }
  if (step === 'payment') {
    return (
      <Suspense fallback={<Waiting label={t('cart.loading')} />}>
        <PaymentStep
          cart={cart}
          locale={site.locale}
          addressHref={addresses.address}
          t={t}
          isSending={isSending}
          problems={problems as FieldProblem[]}
          formError={formError !== undefined && problems.length === 0 ? orderErrorText(formError, t) : undefined}
          dropPoints={
            cart.dropPoints.length > 0 && <DropPointChoice points={cart.dropPoints} chosen={cart.dropPoint} locale={site.locale} t={t} />
          }
          onSubmit={(choice) => void proceed(submitPayment(choice), 'summary')}
        />
      </Suspense>
    );
  }
  const addressSetting = { countryName: country.name, regions: rules.regions };
  const shared = {
    ...summary,
    site,
    cart,
    addressSetting,
    addresses,
    t,
    formError: formError && orderErrorText(formError, t, nameSkus(cart, rejectedSkus)),
  };
  return (
    <Suspense fallback={<Waiting label={t('cart.loading')} />}>
      <SummaryStep {...shared} isSending={isSending || successful} onSubmit={(accepted) => void order(accepted)} />
    </Suspense>
  );
};
