import { listQueryKeys } from './list-query.ts';

/**
 * The query names that a page may depend on. Every other name (campaigns, click ids) is dropped before rendering, so that one page
 * is rendered and kept once. A page that reads a new name adds it here.
 */
export const pageQueryNames = [...listQueryKeys, 'worktop', 'wall', 'tab', 'q', 'redirect'] as const;

/** What the links of mails carry: only personal documents read it, so that no cache ever keeps it. */
export const personalQueryNames = ['id', 'userId', 'trxId', 'trnxId', 'key', 'done', 'refused'] as const;
