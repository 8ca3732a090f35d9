import type { RefundReport } from '#backend/payment/refund-care.ts';
import { formatMoney } from '#shared/money/money.ts';
import { time } from './print.ts';

const fate = ({ state, providerRefundId, tries, lastError, nextTryAt }: RefundReport): string => {
  if (state === 'GIVEN') return `given back, ${providerRefundId}`;
  const failed = lastError === null ? '' : `, failed ${tries} times: ${lastError}`;
  return state === 'WAITING' ? `waits for its try at ${time(nextTryAt ?? 0)}${failed}` : `GIVEN UP${failed}`;
};

/** One line on a refund: how much, and whether the money has gone. */
export const refundLine = (report: RefundReport): string =>
  ['refund', formatMoney(report.amount, 'en').padStart(12), fate(report)].join('  ');
