import 'client-only';
import { proxy } from 'valtio';
import type { DeliveryInput, PaymentInput } from '#shared/contract/cart-calls.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { recordAction } from './analytics/measuring.ts';
import { assignCart, cartState, loadCartSchema } from './cart.ts';
import { enqueue } from './cart-queue.ts';
import { callRest, RestError } from './rest.ts';

const loadPlacedOrderSchema = async () => (await import('#shared/contract/order.ts')).placedOrder;

type CheckoutState = {
  /** The address that was sent but not accepted: restored after a required login (K-07). */
  unsent: DeliveryInput | undefined;
  /** True while a call of this step is pending. */
  isSending: boolean;
  /** The server's errors of single fields. */
  problems: FieldProblem[];
  /** The last domain error, e.g. `CartChangedException`; `offline` when the call never arrived or its answer was lost. */
  formError: string | undefined;
  /** The article numbers named by the error. */
  rejectedSkus: string[];
  failed: boolean;
  successful: boolean;
  cancelled: boolean;
};

const neutral = (): Omit<CheckoutState, 'unsent'> => ({
  isSending: false,
  problems: [],
  formError: undefined,
  rejectedSkus: [],
  failed: false,
  successful: false,
  cancelled: false,
});

/** The result of the last call of the checkout (O-01); its step is that of the URL. */
export const checkout = proxy<CheckoutState>({ unsent: undefined, ...neutral() });

/** Clears all flags (specification §4). */
export const resetCheckout = (): void => {
  Object.assign(checkout, neutral());
};

const handleError = (error: unknown): void => {
  checkout.failed = true;
  checkout.problems = error instanceof RestError ? (error.problem?.data.fields ?? []) : [];
  checkout.rejectedSkus = error instanceof RestError ? (error.problem?.data.skus ?? []) : [];
  checkout.formError = error instanceof RestError ? (error.problem?.data.exception ?? 'unknown') : 'offline';
};

const send = async (work: () => Promise<void>): Promise<boolean> => {
  resetCheckout();
  checkout.isSending = true;
  try {
    await work();
    return true;
  } catch (error) {
    handleError(error);
    return false;
  } finally {
    checkout.isSending = false;
  }
};

const changeCart = (path: string, body: unknown): Promise<void> =>
  enqueue(async () => assignCart(await callRest(path, { method: 'POST', body, answer: loadCartSchema })));

const recordStep = (kind: 'deliveryGiven' | 'paymentGiven'): void => {
  if (cartState.cart) recordAction({ kind, cart: cartState.cart });
};

/** Saves buyer and delivery address. False: rejected, `checkout.problems` names the fields. */
export const submitDelivery = async (body: DeliveryInput): Promise<boolean> => {
  checkout.unsent = body;
  const isAccepted = await send(() => changeCart('/carts/address/delivery', body));
  if (isAccepted) {
    checkout.unsent = undefined;
    recordStep('deliveryGiven');
  }
  return isAccepted;
};

/** Saves payment and shipping method. */
export const submitPayment = async (choice: PaymentInput): Promise<boolean> => {
  const isAccepted = await send(() => changeCart('/carts/payment', choice));
  if (isAccepted) recordStep('paymentGiven');
  return isAccepted;
};

const loadProtectionSchema = async () => (await import('#shared/contract/protection.ts')).protection;

/** Asks the server to protect the cart. False if it has changed: restart message; the caller leaves the step for the cart (K-06). */
export const protectCart = async (): Promise<boolean> => {
  try {
    await callRest('/carts/protect/', { method: 'POST', body: {}, answer: loadProtectionSchema });
    await callRest('/carts/protect/verify', { answer: loadProtectionSchema });
    cartState.hasRestartMessage = false;
    return true;
  } catch {
    cartState.hasRestartMessage = true;
    return false;
  }
};

/** Places the order and redirects the buyer: to the payment provider or the success page. */
export const submitOrder = (accepted: { placementKey: string; acceptedTotal: number }): Promise<boolean> =>
  send(async () => {
    const { redirectUrl } = await callRest('/orders', {
      method: 'POST',
      body: { ...accepted, terms: 'accept' },
      answer: loadPlacedOrderSchema,
    });
    checkout.successful = true;
    location.assign(redirectUrl);
  });
