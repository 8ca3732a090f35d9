import { lazy, type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { Bone } from '#client/primitives/skeleton/bone.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CheckoutStep, pathTo } from '#shared/routes/paths.ts';
import type { AddressRules } from '#shared/validation/delivery.ts';
import { loadCart } from '#state/cart.ts';
import { checkout, goToStep, protectCart, submitDelivery, submitOrder, submitPayment } from '#state/checkout.ts';
import { PaymentForm } from './payment-form.tsx';
import { SummaryForm, type SummaryProps, sayRefusal } from './summary-form.tsx';

// The only step that checks while one types: its libraries load with it.
const AddressForm = lazy(async () => ({ default: (await import('./address-form.tsx')).AddressForm }));

/** What a checkout knows of its country, the same for every visitor. */
export type CheckoutSetting = {
  country: { code: string; name: string };
  rules: AddressRules;
  phoneExample: string;
  links: SummaryProps['links'];
  isEu: boolean;
  /** The sums, shown again above the order button. */
  totals: ReactNode;
};

type Props = CheckoutSetting & { site: Site; step: CheckoutStep; cart: Cart; addresses: Record<CheckoutStep, string>; t: Translate };

const Waiting = ({ label }: { label: string }) => (
  <Skeleton label={label}>
    <Bone kind="control" />
    <Bone kind="control" />
  </Skeleton>
);

const firstValues = (cart: Cart) => ({
  email: cart.consumer?.email ?? '',
  phone: cart.consumer?.phone ?? '',
  delivery: cart.deliveryAddress,
  billing: cart.billingAddress,
});

/** The form of the current step, and where it leads. */
export const CheckoutContent = ({ site, step, cart, addresses, t, country, rules, phoneExample, links, isEu, totals }: Props) => {
  const { isSending, problems, refusal, successful } = useSnapshot(checkout);
  const { push } = useRouter();
  const proceed = async (done: Promise<boolean>, next: CheckoutStep): Promise<void> => {
    if (!(await done)) return;
    goToStep(next, addresses[next]);
    if (next === 'summary' && !(await protectCart())) await push(pathTo(site, 'cart'));
  };
  const order = async (accepted: { placementKey: string; acceptedTotal: number }): Promise<void> => {
    if (!(await submitOrder(accepted))) await loadCart();
  };
  if (step === 'address') {
    return (
      <Suspense fallback={<Waiting label={t('cart.loading')} />}>
        <AddressForm
          t={t}
          rules={rules}
          phoneExample={phoneExample}
          country={country}
          postalCodeExample={rules.postalCode?.example}
          regions={rules.regions}
          defaults={firstValues(cart)}
          problems={problems as FieldProblem[]}
          isSending={isSending}
          onSubmit={(body) => void proceed(submitDelivery(body), 'payment')}
        />
      </Suspense>
    );
  }
  if (step === 'payment') {
    return (
      <PaymentForm
        cart={cart}
        locale={site.locale}
        addressHref={addresses.address}
        t={t}
        isSending={isSending}
        onSubmit={(method, shipping) => void proceed(submitPayment(method, shipping), 'summary')}
      />
    );
  }
  const shared = { cart, countryName: country.name, addresses, links, isEu, t, totals, refusal: refusal && sayRefusal(refusal, t) };
  return <SummaryForm {...shared} isSending={isSending || successful} onSubmit={(accepted) => void order(accepted)} />;
};
