import 'server-only';

// A call: declared once, checked by its declaration.

export { type Answer, type Operation, operation, operationOf } from './operation.ts';

// The app over rooms of calls, and what its guards leave for them.

export { createRest, type RestModules } from './create-rest.ts';
export type { RestEnv } from './rest-env.ts';
export { siteMiddleware } from './site-middleware.ts';

// What a call sent: JSON, or a form without script, whose texts become numbers where its schema asks for them.

export { type FormTree, readNumbers } from './form-numbers.ts';
export { isNoScriptForm, parse, readBody, readForm } from './read-body.ts';

// Files of a form, on disk while their call lasts.

export { readSpooled, type SpooledFile } from './spool-file.ts';
export { streamForm } from './stream-form.ts';

// Errors as refusals, and forms that were refused, kept for the page that shows them again.

export { problemResponse, toDomainError } from './error-response.ts';
export { clearFormFlash, readFormFlash, setFormFlash } from './form-flash.ts';
export { rejectedForm } from './rejected-form.ts';

// Secrets in cookies; carts and wishlists are found by them, or by the account.

export { setCountCookie } from './count-cookie.ts';
export { consumerOfKey, effectiveKey, keyOf, keyOfConsumer } from './owner-key.ts';
export { clearTokenCookie, createToken, hashToken, hostCookie, readToken, setTokenCookie, tokenOfCookies } from './token-cookie.ts';

// Who calls, and under which address the public reaches the shop.

export { callerAddress, clientAddress } from './client-address.ts';
export { isSecure } from './public-scheme.ts';
export { requestHostname, requestOrigin } from './request-origin.ts';
