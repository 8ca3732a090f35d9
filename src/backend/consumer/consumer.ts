import 'server-only';

// Plain documents: what an account shows to whoever is logged in, by the Cookie header.

export { loadAccountDocument } from './account-document.ts';
export { hasJustDeleted } from './deletion-note.ts';
export { loadMailedOrderDocument } from './own-orders.ts';
export { type OwnRegistration, readOwnRegistration } from './own-registration.ts';
export { readOwnReturn } from './own-return.ts';
export { loadSavedCardsDocument } from './saved-cards-document.ts';

// Who is logged in, told to every route; a session that has ended is refused once.

export { sessionGuard } from './session-guard.ts';

// The room's work in the background: mails that somebody asked for, and what is kept for a while only.

export { deleteOldAccess } from './delete-old.ts';
export { consumerHandlers } from './mail-request.ts';
