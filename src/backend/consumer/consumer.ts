import 'server-only';

// No-script documents: what an account shows to its logged-in owner, by the Cookie header.

export { loadAccountDocument } from './account-document.ts';
export { hasJustDeleted } from './deletion-note.ts';
export { loadMailedOrderDocument } from './own-orders.ts';
export { readOwnRegistration } from './own-registration.ts';
export { readOwnReturn } from './own-return.ts';
export { loadSavedCardsDocument } from './saved-cards-document.ts';

// The logged-in consumer, available to every route; an ended session is rejected once.

export { sessionGuard } from './session-guard.ts';

// The module's background work: requested mails, and the deletion of temporary data.

export { deleteOldAccess } from './delete-old.ts';
export { deleteOldLists } from './delete-old-lists.ts';
export { consumerHandlers } from './mail-request.ts';
