import 'server-only';

// Limits that all processes share and that survive a restart; the batched one is for calls that are cheaper than a row.

export { createBatchedLimit } from './batched-limit.ts';
export { createLimit } from './shared-limit.ts';
export type { Limit } from './single-limit.ts';

// How many mails a mailbox gets.

export { createMailBudget, type MailBudget } from './mail-budget.ts';
export { mailboxOf } from './mailbox.ts';

// How many calls a client may make in a minute, and the deletion of expired counts.

export { deleteOldLimits } from './limit-store.ts';
export { isLimited, limitsOfEnvironment, type RateLimits } from './limits-of-environment.ts';
