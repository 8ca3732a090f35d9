import 'server-only';

// A call: declared once, checked by its declaration.

export { type Answer, type Operation, operation, operationOf } from './operation.ts';

// The app over rooms of calls, and what its guards leave for them.

export { createRest, type RestRooms } from './create-rest.ts';
export type { RestEnv } from './rest-env.ts';
export { knowSite } from './site-of-request.ts';

// What a call sent: JSON, or a form without script, whose texts become numbers where its schema asks for them.

export { type FormTree, readNumbers } from './form-numbers.ts';
export { isPlainForm, parse, readBody, readForm } from './read-body.ts';

// Files of a form, on disk while their call lasts.

export { readSpooled, type SpooledFile } from './spool-file.ts';
export { streamForm } from './stream-form.ts';

// Errors as refusals, and forms that were refused, kept for the page that shows them again.

export { answerProblem, refusalOf } from './answer-error.ts';
export { draftOfCookies, dropFormDraft, keepFormDraft } from './form-draft.ts';
export { keptForm } from './kept-form.ts';

// Secrets in cookies; carts and wishlists are found by them, or by the account.

export { keepCountAs } from './count-cookie.ts';
export { consumerOfKey, keyOf, keyOfConsumer, keyToKeep } from './owner-key.ts';
export { createToken, dropToken, hashToken, hostCookie, keepToken, readToken, tokenOfCookies } from './token-cookie.ts';

// Who calls, and under which address the public reaches the shop.

export { callerAddress, clientAddress } from './client-address.ts';
export { ownHostname, ownOrigin } from './own-origin.ts';
export { isSecure } from './public-scheme.ts';
