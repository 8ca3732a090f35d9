import 'server-only';

// Returns: stated by buyers at their desk, confirmed, and looked after until their money has gone back.

export { loadReturnDocument } from './present-return-session.ts';
export { deleteOldReturnSessions, findReturnSession, startReturnSession, submitStatement } from './return-session.ts';
export { confirmReturn, getReturn, listReturns } from './returns.ts';

// What the operator does with them.

export { listOpen, matchOpen } from './open-withdrawal.ts';
export { approveReturn, declineReturn, historyOfReturn, receiveReturn, refundReturn } from './return-admin.ts';
export { readdressReturn, recordReturn } from './return-intake.ts';

// A return as its order shows it; an order that ends closes its returns.

export { closeReturnsOf } from './close-return.ts';
export { presentReturn } from './present-return.ts';
export type { OrderReturnTable } from './return.table.ts';
export { periodsOf } from './return-periods.ts';
export { listReturnsOf, returnEndOf } from './return-status.ts';
