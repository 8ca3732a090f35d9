import type { RefundReport } from '#backend/payment/payment.ts';
import { formatMoney } from '#shared/money/money.ts';
import { time } from './format.ts';

const rejected = ({ rejections }: RefundReport): string =>
  rejections
    .map(({ providerRefundId, reason, rejectedAt }) => `, rejected by the bank at ${time(rejectedAt)}: ${reason}, ${providerRefundId}`)
    .join('');

const fate = ({ state, providerRefundId, tries, lastError, nextTryAt }: RefundReport): string => {
  if (state === 'GIVEN') return `given back, ${providerRefundId}`;
  if (state === 'REJECTED') return 'OPEN AGAIN';
  const failed = lastError === null || tries === 0 ? '' : `, failed ${tries} times: ${lastError}`;
  return state === 'WAITING' ? `waits for its try at ${time(nextTryAt ?? 0)}${failed}` : `GIVEN UP${failed}`;
};

/** One line on a refund: the amount, whether it was paid out, and what banks have rejected of it. */
export const refundLine = (report: RefundReport): string =>
  ['refund', formatMoney(report.amount, 'en').padStart(12), `${fate(report)}${rejected(report)}`].join('  ');
