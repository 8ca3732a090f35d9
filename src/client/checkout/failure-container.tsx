'use client';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { announce } from '#client/primitives/announcer/announce.ts';
import type { Cart } from '#shared/contract/cart.ts';
import type { PaymentInput } from '#shared/contract/cart-calls.ts';
import type { OwnOrder } from '#shared/contract/own-order.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { pathTo, stepPaths } from '#shared/routes/paths.ts';
import { cartState, loadCart } from '#state/cart.ts';
import { checkout, protectCart, resetCheckout, submitPayment } from '#state/checkout.ts';
import { loadOrder, placedOrder } from '#state/order.ts';
import { failedMethodOf, failureOf } from './failed-payment.ts';
import type { HelpTexts } from './failure-help.tsx';
import { FailureView } from './failure-view.tsx';
import { orderErrorText } from './order-error-text.ts';

const PaymentStep = lazy(async () => ({ default: (await import('./payment-step.tsx')).PaymentStep }));

type Props = { site: Site; failId: string | undefined; messages: Pick<Messages, 'cart' | 'checkout' | 'general'>; help: HelpTexts };

/** The failure page: the same for everybody, until the browser that ordered has fetched the reason and its cart. */
export const FailureContainer = ({ site, failId, messages, help }: Props) => {
  const { order } = useSnapshot(placedOrder);
  const { cart: snapshot } = useSnapshot(cartState);
  const { isSending, problems, formError } = useSnapshot(checkout);
  const { push } = useRouter();
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const own = order?.orderId === failId ? (order as OwnOrder | undefined) : undefined;
  const failure = failureOf(own);
  const isPaid = own?.state === 'PAID' || own?.state === 'SHIPPED';
  useEffect(() => {
    resetCheckout();
    if (failId !== undefined) void loadOrder(failId);
    void loadCart();
  }, [failId]);
  useEffect(() => {
    // The payment arrived after all.
    if (isPaid && failId !== undefined) location.replace(pathTo(site, 'checkoutSuccess', failId));
  }, [isPaid, failId, site]);
  const reason = failure && t(`checkout.failure.reason.${failure.reason}`);
  useEffect(() => void (reason && announce(reason)), [reason]);
  const pay = async (choice: PaymentInput): Promise<void> => {
    if (!(await submitPayment(choice))) return;
    await push((await protectCart()) ? stepPaths(site).summary : pathTo(site, 'cart'));
  };
  const cart = snapshot as Cart | undefined;
  const isPayable = cart?.deliveryAddress && cart.items.some(({ isPurchasable }) => isPurchasable);
  const form = cart && isPayable && (
    <Suspense fallback={null}>
      <PaymentStep
        cart={cart}
        locale={site.locale}
        addressHref={stepPaths(site).address}
        t={t}
        tried={failedMethodOf(failure, t)}
        isSending={isSending}
        problems={problems as FieldProblem[]}
        formError={formError !== undefined && problems.length === 0 ? orderErrorText(formError, t) : undefined}
        onSubmit={(choice) => void pay(choice)}
      />
    </Suspense>
  );
  return <FailureView site={site} failId={failId} failure={failure} payAgain={form || undefined} help={help} t={t} />;
};
