import 'server-only';
import { clearOrderedItems, lockCartById, releaseCart } from '#backend/cart/cart.ts';
import { restoreStock, tryDeductStock } from '#backend/catalogue/catalogue.ts';
import { inTransaction, type Trx } from '#backend/database/database.ts';
import { returnUses } from '#backend/discount/discount.ts';
import { issueInvoice } from '#backend/invoice/invoice.ts';
import { enqueueMail, type OrderMail, type OrderMailJob } from '#backend/mail/mail.ts';
import {
  addOrderNote,
  approveOrder,
  codesOfOrder,
  deductRestocked,
  findOrder,
  getOrder,
  linesOfOrder,
  linkOrder,
  lockOrder,
  type OrderTable,
  presentOrder,
  requireTransition,
  restockLines,
  siteOfOrder,
  transitionOrder,
} from '#backend/order/order.ts';
import { applyAttemptEvent, findAttempt, type PaymentAttempt, type PaymentEvent, refundPayment } from '#backend/payment/payment.ts';
import { guardMismatch } from './mismatch-guard.ts';
import { enqueueSaveCard } from './save-card.ts';

/** Queues a mail about an order to its buyer, in the buyer's language; `refund` is the refunded amount, where that is not the whole sum. */
export const mailBuyer = async (trx: Trx, row: OrderTable, template: OrderMail, refund?: OrderMailJob['refund']): Promise<void> =>
  enqueueMail(trx, {
    template,
    site: siteOfOrder(row),
    to: row.email,
    order: await presentOrder(trx, row),
    orderKey: await linkOrder(trx, row.orderId),
    ...(refund && { refund }),
  });

const clearCartOf = async (trx: Trx, order: OrderTable): Promise<void> =>
  clearOrderedItems(trx, order.cartId, await linesOfOrder(trx, order.orderId), codesOfOrder(order));

/** The money has arrived: marks the order as paid, clears the cart, issues the invoice and sends the confirmation. */
export const completeOrder = async (trx: Trx, paid: OrderTable): Promise<void> => {
  // A buyer whose payment was approved before left with an empty cart, and may have filled it again.
  if (paid.approvedAt === null) await clearCartOf(trx, paid);
  await issueInvoice(trx, siteOfOrder(paid), await presentOrder(trx, paid));
  await mailBuyer(trx, paid, 'order-confirmation');
};

// A large order does not deduct its pieces until now: if others bought them meanwhile, it is cancelled and refunded.
const deductReservedStock = async (trx: Trx, orderId: string): Promise<void> => {
  const row = await lockOrder(trx, orderId);
  if (row?.state !== 'PENDING_PAYMENT' || (await deductRestocked(trx, orderId, (lines) => tryDeductStock(trx, lines)))) return;
  const cancelled = await requireTransition(trx, orderId, 'CANCELLED', 'sold out before the payment was approved', { by: 'payment' });
  await returnUses(trx, orderId);
  await releaseCart(trx, cancelled.cartId, cancelled.placementKey);
  await mailBuyer(trx, cancelled, 'order-sold-out');
};

const succeed = async (trx: Trx, attempt: PaymentAttempt): Promise<void> => {
  await enqueueSaveCard(trx, attempt);
  await deductReservedStock(trx, attempt.orderId);
  const paid = await transitionOrder(trx, attempt.orderId, 'PAID', `paid by ${attempt.method}`);
  if (paid) return completeOrder(trx, paid);
  // The order was abandoned before the money came, or cannot be shipped: the money must go back.
  await refundPayment(trx, attempt.attemptId, attempt.amount);
  await addOrderNote(trx, await getOrder(trx, attempt.orderId), 'money came for an order that had ended, and goes back');
};

const approve = async (trx: Trx, attempt: PaymentAttempt): Promise<void> => {
  await deductReservedStock(trx, attempt.orderId);
  if (!(await approveOrder(trx, attempt.orderId))) return;
  await clearCartOf(trx, await getOrder(trx, attempt.orderId));
};

const fail = async (trx: Trx, attempt: PaymentAttempt, endsAs: 'PAYMENT_FAILED' | 'CANCELLED'): Promise<void> => {
  const failed = await transitionOrder(trx, attempt.orderId, endsAs, `payment ${attempt.state.toLowerCase()}`);
  if (!failed) return;
  await restoreStock(trx, await restockLines(trx, failed.orderId));
  await returnUses(trx, failed.orderId);
  await releaseCart(trx, failed.cartId, failed.placementKey);
  if (endsAs === 'CANCELLED') await mailBuyer(trx, failed, 'order-cancelled');
  // A buyer whose payment was approved has left the shop and does not see the failure page.
  else if (failed.approvedAt !== null) await mailBuyer(trx, failed, 'payment-failed');
};

// All work on a cart and its orders locks the cart first, so that no two transactions deadlock.
const lockCartOf = async (trx: Trx, { attemptId }: PaymentEvent): Promise<void> => {
  const attempt = await findAttempt(attemptId, trx);
  const row = attempt && (await findOrder(trx, attempt.orderId));
  if (row) await lockCartById(trx, row.cartId);
};

/**
 * Applies a payment event, in one transaction: webhooks, returning buyers and reconciliation may report it in any order and repeatedly;
 * the order changes once (O-03). A payment that ends without money restores stock and uses of codes. An event of a payment that is not the
 * order's own changes nothing and is shown to the operator.
 */
export const applyPaymentEvent = (event: PaymentEvent, endsAs: 'PAYMENT_FAILED' | 'CANCELLED' = 'PAYMENT_FAILED'): Promise<void> =>
  guardMismatch(() =>
    inTransaction(async (trx) => {
      await lockCartOf(trx, event);
      const attempt = await applyAttemptEvent(trx, event);
      if (attempt?.state === 'SUCCEEDED') return succeed(trx, attempt);
      if (attempt?.state === 'PROCESSING') return approve(trx, attempt);
      if (attempt) await fail(trx, attempt, endsAs);
    }),
  );
