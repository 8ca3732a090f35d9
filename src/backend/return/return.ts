import 'server-only';

// Returns: written by buyers in a return session, confirmed, and processed until the money has been refunded.

export { loadReturnDocument } from './present-return-session.ts';
export { deleteOldReturnSessions, findReturnSession, startReturnSession, submitStatement } from './return-session.ts';
export { confirmReturn, getReturn, listReturns } from './returns.ts';

// The operator's actions on returns.

export { listOpen, matchOpen } from './open-withdrawal.ts';
export { approveReturn, declineReturn, historyOfReturn, receiveReturn, refundReturn } from './return-admin.ts';
export { readdressReturn, recordReturn } from './return-intake.ts';

// The returns of an order; an order that ends closes them.

export { closeReturnsOf } from './close-return.ts';
export { presentReturn } from './present-return.ts';
export type { OrderReturnTable } from './return.table.ts';
export { periodsOf } from './return-periods.ts';
export { listReturnsOf, returnEndOf } from './return-status.ts';
