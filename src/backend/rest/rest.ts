import 'server-only';

// A call: declared once, validated by its declaration.

export { type Answer, type Operation, operation, operationOf } from './operation.ts';

// The app over all modules, and the context that its guards set for them.

export { createRest, type RestModules } from './create-rest.ts';
export type { RestEnv } from './rest-env.ts';
export { siteMiddleware } from './site-middleware.ts';

// Reading input: JSON, or a no-script form, whose texts become numbers where its schema expects them.

export { type FormTree, readNumbers } from './form-numbers.ts';
export { isNoScriptForm, parse, readBody } from './read-body.ts';

// Files of a form, on disk during their call.

export { readSpooled, type SpooledFile } from './spool-file.ts';
export { streamForm } from './stream-form.ts';

// Errors as responses, and rejected forms, stored for the page that shows them again.

export { problemResponse, toDomainError } from './error-response.ts';
export { clearFormFlash, readFormFlash, setFormFlash } from './form-flash.ts';
export { rejectedForm } from './rejected-form.ts';

// Secrets in cookies; carts and wishlists are found by them, or by the account.

export { setCountCookie } from './count-cookie.ts';
export { consumerOfKey, effectiveKey, keyOf, keyOfConsumer } from './owner-key.ts';
export { clearTokenCookie, createToken, hashToken, hostCookie, readToken, setTokenCookie, tokenOfCookies } from './token-cookie.ts';

// The caller, and the address under which the public reaches the shop.

export { callerAddress, clientAddress } from './client-address.ts';
export { isSecure } from './public-scheme.ts';
export { requestHostname, requestOrigin } from './request-origin.ts';
