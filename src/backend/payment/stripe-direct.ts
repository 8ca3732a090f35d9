import 'server-only';
import Stripe from 'stripe';
import { log } from '#backend/log/log.ts';
import { type CardBrand, cardBrands } from '#shared/contract/payment-method.ts';
import type { PaymentStatus } from './payment-event.ts';
import type { Instrument, PaymentProvider, PaymentRequest } from './provider.ts';
import type { ProviderCard } from './provider-card.ts';
import { statusOfIntent } from './stripe-outcome.ts';
import { confirmParameters, directParameters } from './stripe-request.ts';

/** A payment without a page is identified by its own id, one with a page by its session's. */
export const isDirect = (sessionId: string): boolean => sessionId.startsWith('pi_');

/** Opens a payment with a saved instrument: nothing is charged before `chargeDirect`. */
export const openDirect = async (stripe: Stripe, request: PaymentRequest, instrument: Instrument) => {
  const { id } = await stripe.paymentIntents.create(directParameters(request, instrument), { idempotencyKey: request.attemptId });
  return { sessionId: id, redirectUrl: request.successUrl };
};

/** Charges the payment, once. A declined card is no failure of the call: the shop queries the outcome. */
export const chargeDirect = async (stripe: Stripe, sessionId: string, request: PaymentRequest): Promise<{ redirectUrl: string }> => {
  try {
    const options = { idempotencyKey: `charge:${request.attemptId}` };
    const { next_action } = await stripe.paymentIntents.confirm(sessionId, confirmParameters(request), options);
    return { redirectUrl: next_action?.redirect_to_url?.url ?? request.successUrl };
  } catch (error) {
    // Declined by the bank, or ended meanwhile: the payment itself says which.
    const isDeclined = error instanceof Stripe.errors.StripeCardError;
    if (!isDeclined && !(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (!isDeclined) log.warn({ err: error, sessionId }, 'A payment could not be charged as it stands');
    return { redirectUrl: request.successUrl };
  }
};

export const askDirect = async (stripe: Stripe, sessionId: string): Promise<PaymentStatus> =>
  statusOfIntent(await stripe.paymentIntents.retrieve(sessionId));

export const closeDirect = async (stripe: Stripe, sessionId: string): Promise<PaymentStatus> => {
  try {
    await stripe.paymentIntents.cancel(sessionId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  return askDirect(stripe, sessionId);
};

const brandOf = (brand: string): CardBrand => cardBrands.find((known) => known === brand) ?? 'card';

/** The card that a session has saved. */
export const readCard = async (stripe: Stripe, sessionId: string): Promise<ProviderCard | undefined> => {
  const { customer, payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.payment_method'],
  });
  const method = typeof intent === 'object' ? intent?.payment_method : undefined;
  const customerRef = typeof customer === 'object' ? customer?.id : customer;
  if (typeof method !== 'object' || !method?.card || !customerRef) return undefined;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear, fingerprint } = method.card;
  return {
    customerRef,
    methodRef: method.id,
    fingerprint: fingerprint ?? method.id,
    brand: brandOf(brand),
    last4,
    expiryMonth,
    expiryYear,
  };
};

export const saveAccount: (
  stripe: Stripe,
  ...account: Parameters<PaymentProvider['saveAccount']>
) => ReturnType<PaymentProvider['saveAccount']> = async (stripe, { iban, holder, email }) => {
  const method = await stripe.paymentMethods.create({
    type: 'sepa_debit',
    sepa_debit: { iban },
    billing_details: { name: holder, email },
  });
  return { methodRef: method.id, last4: method.sepa_debit?.last4 ?? '' };
};

/** Deletes a saved card with its owner; one that is already deleted is no failure. */
export const forget = async (stripe: Stripe, customerRef: string): Promise<void> => {
  try {
    await stripe.customers.del(customerRef);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error;
  }
};
